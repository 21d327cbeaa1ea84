/** A value that tells its listeners when it changes. */
export interface Signal<T> {
  now(): T;
  set(value: T): void;
  /** @returns the function that ends the subscription. */
  subscribe(listener: (value: T) => void): () => void;
}

export function signal<T>(value: T): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    now: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
