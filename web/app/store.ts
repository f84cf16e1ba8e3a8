/** A value that the page shows and that changes: whoever shows it is told. */
import { useSyncExternalStore } from "react";

export interface Readable<T> {
  readonly now: T;
  /** Called after every change. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export class Store<T> implements Readable<T> {
  private value: T;
  private readonly listeners = new Set<() => void>();

  constructor(value: T) {
    this.value = value;
  }

  get now(): T {
    return this.value;
  }

  set(value: T): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const listener of [...this.listeners]) listener();
  }

  // Bound, because React takes it as a plain function.
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export function useStore<T>(store: Readable<T>): T {
  const now = (): T => store.now;
  return useSyncExternalStore(store.subscribe, now, now);
}
