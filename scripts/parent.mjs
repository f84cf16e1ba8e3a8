/** Stops this process in order when the one that started it is gone. */

const EVERY = 500;

/**
 * npm runs a script through a shell. When npm is told to stop it tells the shell, and the shell ends without a word to
 * what it has started: the server would run on, unseen, and keep its port and its folder.
 */
export function stopWithParent() {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    // Once: said twice it would mean at once.
    clearInterval(looking);
    process.kill(process.pid, "SIGTERM");
  }, EVERY);
  looking.unref();
}
