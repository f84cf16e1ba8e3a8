/** Journals that the system opens with this page, where it is installed and the browser hands them over. */

interface Launched {
  readonly files: readonly { getFile(): Promise<File> }[];
}

interface Queue {
  setConsumer(consumer: (launched: Launched) => void): void;
}

const isQueue = (it: unknown): it is Queue => typeof it === "object" && it !== null && "setConsumer" in it;

export function onLaunchedFile(take: (file: File) => void): void {
  const queue: unknown = "launchQueue" in window ? window.launchQueue : null;
  if (!isQueue(queue)) return;
  queue.setConsumer(({ files }) => {
    const [first] = files;
    if (first !== undefined) void first.getFile().then(take);
  });
}
