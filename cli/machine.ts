/** On what a figure was measured: without it, none can be compared. */
import { cpus } from "node:os";

export const machine = (): string =>
  `${cpus()[0]?.model.trim() ?? "unknown processor"}, ${cpus().length} cores, ${process.platform} ${process.arch}`;
