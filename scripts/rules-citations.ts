/** Where rules are cited: in the titles of tests, which prove them, and anywhere else in a source file. */

export interface Citation {
  readonly id: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Tests so marked prove nothing: they do not run, or are meant to fail. */
const PROVES_NOTHING = new Set(["skip", "todo", "fails"]);

/** These take something of their own first, and the title only with a second call: test.each(rows)("title"). */
const TITLE_COMES_SECOND = new Set(["each", "for", "skipIf", "runIf"]);

/**
 * Titles of test, it and describe as they are written. An id that is only put in when the test runs, as by "%s" or
 * `${rule}`, does not count: whoever searches for a rule shall find its test.
 */
export function titlesOf(source: string): string[] {
  const { bare, code } = blanked(source);
  const titles: string[] = [];
  const call = /(?<![\w$.])(test|it|describe)((?:\s*\.\s*\w+)*)\s*(?=[(<`])/g;
  for (let found = call.exec(code); found !== null; found = call.exec(code)) {
    const marks = found[2].split(".").map((mark) => mark.trim());
    let at = call.lastIndex;
    if (marks.some((mark) => TITLE_COMES_SECOND.has(mark))) at = spaceAfter(code, endOfArguments(code, at));
    if (code[at] !== "(") continue;
    if (marks.some((mark) => PROVES_NOTHING.has(mark))) {
      if (found[1] === "describe") call.lastIndex = endOfArguments(code, at);
      continue;
    }
    const title = stringsAt(bare, code, spaceAfter(code, at + 1));
    if (title !== "") titles.push(title);
  }
  return titles;
}

/** Everything that looks like a rule of this game. Numbers of rulings and worked cases (JC-R12, JC-C034) are no rules. */
export function citationsIn(text: string, prefix: string): Citation[] {
  const rule = new RegExp(`(?<![\\w-])${prefix}-[0-9A-Z]\\w*(?:\\.\\w+)*`, "g");
  const ruling = new RegExp(`^${prefix}-[RC]\\d+$`);
  return text.split("\n").flatMap((words, index) =>
    [...words.matchAll(rule)]
      .map(([id]) => id)
      .filter((id) => !ruling.test(id))
      .map((id) => ({ id, line: index + 1 })),
  );
}

/**
 * The source twice over, every character at its place: once with comments blanked, once with whatever stands between
 * quotes blanked as well, so that brackets and names found there are code.
 */
function blanked(source: string): { bare: string; code: string } {
  const bare = source.split("");
  const code = source.split("");
  const blank = (text: string[], from: number, to: number) => {
    for (let at = from; at < to && at < text.length; at++) if (text[at] !== "\n") text[at] = " ";
  };
  let at = 0;
  while (at < source.length) {
    const here = source[at];
    const end = endOfComment(source, at);
    if (end > at) {
      blank(bare, at, end);
      blank(code, at, end);
      at = end;
    } else if (here === '"' || here === "'" || here === "`" || (here === "/" && opensPattern(code, at))) {
      const close = endOfQuote(source, at);
      blank(code, at + 1, close - 1);
      at = close;
    } else at++;
  }
  return { bare: bare.join(""), code: code.join("") };
}

/** Where the comment that begins here ends; here itself if none does. */
function endOfComment(source: string, at: number): number {
  const close = source.startsWith("//", at) ? "\n" : source.startsWith("/*", at) ? "*/" : null;
  if (close === null) return at;
  const end = source.indexOf(close, at + 2);
  if (end < 0) return source.length;
  return close === "\n" ? end : end + close.length;
}

/** A slash after a value divides; anywhere else it opens a regular expression. */
function opensPattern(code: readonly string[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && /\s/.test(code[before])) before--;
  if (before < 0) return true;
  if (!/[\w$)\]}"'`]/.test(code[before])) return true;
  const word = code.slice(Math.max(0, before - 9), before + 1).join("");
  return /(?<![\w$.])(?:return|typeof|case|in|of|yield|await)$/.test(word);
}

/** Just behind the string, template or regular expression that opens here. */
function endOfQuote(source: string, open: number): number {
  const quote = source[open];
  let inClass = false;
  for (let at = open + 1; at < source.length; at++) {
    const here = source[at];
    if (here === "\\") at++;
    else if (quote === "`" && source.startsWith("${", at)) at = endOfHole(source, at + 2) - 1;
    else if (quote === "/" && here === "[") inClass = true;
    else if (quote === "/" && here === "]") inClass = false;
    else if (here === quote && !inClass) return at + 1;
    // Only templates go on over the end of a line; anything else was no quote after all.
    else if (here === "\n" && quote !== "`") return open + 1;
  }
  return source.length;
}

/** Just behind the brace that closes a hole in a template. */
function endOfHole(source: string, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at++) {
    const here = source[at];
    if (here === '"' || here === "'" || here === "`") at = endOfQuote(source, at) - 1;
    else if (here === "{") depth++;
    else if (here === "}" && --depth === 0) return at + 1;
  }
  return source.length;
}

/** Just behind the arguments that begin here: types, if any, then what is in brackets, or a template. */
function endOfArguments(code: string, from: number): number {
  let at = from;
  if (code[at] === "<") at = spaceAfter(code, endOfBrackets(code, at, "<", ">"));
  if (code[at] === "`") return code.indexOf("`", at + 1) + 1 || code.length;
  return endOfBrackets(code, at, "(", ")");
}

function endOfBrackets(code: string, from: number, open: string, close: string): number {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    if (code[at] === open) depth++;
    // The arrow of a function type closes no list of types.
    else if (code[at] === close && code[at - 1] !== "=" && --depth === 0) return at + 1;
  }
  return code.length;
}

const spaceAfter = (code: string, from: number): number => from + (/^\s*/.exec(code.slice(from))?.[0].length ?? 0);

/** The string that stands here, and those added to it with a plus; holes in templates are left out. */
function stringsAt(bare: string, code: string, from: number): string {
  const quote = code[from];
  if (quote !== '"' && quote !== "'" && quote !== "`") return "";
  const end = code.indexOf(quote, from + 1);
  if (end < 0) return "";
  const text = bare.slice(from + 1, end).replace(/\$\{[^}]*\}/g, " ");
  const next = spaceAfter(code, end + 1);
  return code[next] === "+" ? text + stringsAt(bare, code, spaceAfter(code, next + 1)) : text;
}
