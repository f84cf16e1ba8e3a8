/** An embedded database that cannot go on: what whoever runs the server is told, and what he can do about it. */

/** Emscripten's numbers for a disk that is full, and for a quota that is used up. */
const FULL = new Set([51, 19]);
const NO_ROOM = /No space left on device|Disk quota exceeded|\b(?:ENOSPC|EDQUOT)\b/i;
const NO_DISK = /Read-only file system|I\/O error|Permission denied|\b(?:EROFS|EIO|EACCES|EPERM)\b/i;

/** One sentence or two, for the folder of the database, from what went wrong: an error, or words. */
export function sentenceOn(folder: string, problem: unknown): string {
  const reason = reasonOf(problem);
  if (isFull(problem) || NO_ROOM.test(reason))
    return (
      `There is no room left for the database in ${folder}. ` +
      "Make room on that disk, then start the server again: whatever was acknowledged is there."
    );
  if (NO_DISK.test(reason))
    return (
      `The database in ${folder} cannot be read or written: ${reason}. ` +
      "See to the disk and to the rights of that folder, then start the server again."
    );
  return (
    `The database in ${folder} cannot be used, its files are damaged: ${reason}. ` +
    "Move that folder away and put the last file that rubicon backup wrote into a new one, with rubicon restore."
  );
}

/** Whether PostgreSQL says by this code that its files, or the disk under them, are not as they should be. */
export const isDamage = (code: string | null): boolean => code !== null && /^(?:XX|58|53|ENOSPC|EDQUOT|EIO)/.test(code);

const isFull = (problem: unknown): boolean =>
  typeof problem === "object" && problem !== null && "errno" in problem && FULL.has(Number(problem.errno));

/** In one line, without the full stop. */
function reasonOf(problem: unknown): string {
  const text = problem instanceof Error ? problem.message || problem.name : String(problem);
  return text.split("\n", 1)[0].trim().replace(/\.$/, "");
}
