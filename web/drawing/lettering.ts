/** How wide words are in the letters of the page: the advance of each, in thousandths of the letters' size. */
import type { Rect } from "./plane.ts";
import type { LabelSpot } from "./point.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz 0123456789";

const advances = (list: string): ReadonlyMap<string, number> => {
  const widths = list.split(" ").map(Number);
  return new Map(widths.map((width, i) => [LETTERS[i], width]));
};

/** Inscriptions in Cinzel Bold or, lighter and without figures, SemiBold; lands in Alegreya Italic, cities in Alegreya Bold. */
const ADVANCES = {
  names: advances(
    "717 674 780 828 632 596 836 862 387 385 757 617 953 865 879 656 883 747 578 667 821 728 971 729 702 661 644 604 683 748 564 535 730 751 352 341 673 549 863 779 777 586 767 658 515 599 705 637 870 650 636 607 250 653 393 617 563 619 554 630 545 603 630",
  ),
  light: advances(
    "715 645 773 821 613 577 824 845 370 364 724 598 946 857 865 630 867 724 544 650 809 732 975 707 689 658 650 593 690 752 558 531 734 749 347 330 657 545 868 779 776 575 770 648 497 592 703 646 880 642 637 607 250",
  ),
  lands: advances(
    "556 571 601 675 567 490 640 723 346 313 601 485 813 689 665 528 670 585 507 523 655 584 893 627 512 544 461 453 344 463 359 257 444 490 264 245 445 250 736 496 406 465 442 346 339 285 488 421 643 462 438 398 169 510 340 456 400 431 413 437 404 466 437",
  ),
  cities: advances(
    "625 627 616 694 596 531 654 747 365 332 657 530 841 728 675 576 680 641 539 567 657 624 962 681 594 580 483 513 431 537 462 341 510 543 292 273 517 263 838 562 516 537 517 411 408 332 546 466 737 496 464 458 174 503 358 483 430 470 427 467 427 480 463",
  ),
} as const;

export type Lettering = keyof typeof ADVANCES;

/** Capitals stand this high above the base line, as a share of the letters' size. */
export const CAPITAL = 0.7;

export function widthOf(text: string, size: number, spacing = 0, letters: Lettering = "names"): number {
  let sum = 0;
  for (const letter of text) sum += (ADVANCES[letters].get(letter) ?? 800) * (size / 1000) + spacing;
  return sum;
}

/** The letters of a name where it stands. */
export function nameBox(name: string, { x, y, anchor }: LabelSpot, size: number, letters: Lettering = "names"): Rect {
  const wide = widthOf(name, size, 0, letters);
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - size * CAPITAL, bottom: y };
}
