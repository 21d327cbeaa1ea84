const listeners: (() => void)[] = [];

/** Runs for the page that is shown now and for every page that takes its place. */
export function onArrival(listener: () => void): void {
  listeners.push(listener);
  listener();
}

export function pageArrived(): void {
  for (const listener of listeners) listener();
}
