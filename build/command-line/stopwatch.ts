/** Adds up milliseconds by the name of what took them. */
export class Stopwatch {
  readonly laps: Record<string, number> = {};
  private last = performance.now();

  lap(name: string): void {
    const now = performance.now();
    this.laps[name] = Math.round((this.laps[name] ?? 0) + now - this.last);
    this.last = now;
  }
}
