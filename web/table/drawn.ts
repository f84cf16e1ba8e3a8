/** Milliseconds after which nobody waits for a board any more. */
const NO_BOARD = 3_000;

/** What stands open beside the map from the beginning comes after it: when its pieces are there, and have been drawn. */
export function drawn(): Promise<void> {
  const began = performance.now();
  return new Promise((done) => {
    const look = (): void => {
      const there = document.querySelector("svg [data-key]") !== null || performance.now() - began > NO_BOARD;
      requestAnimationFrame(there ? () => done() : look);
    };
    requestAnimationFrame(look);
  });
}
