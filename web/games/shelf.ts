/** The engine's shelf, to be loaded with the first game. */
export { Shelf } from "@rubicon/engine";
