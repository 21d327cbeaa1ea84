import { readFileSync, readdirSync } from 'node:fs';

/** What a process and everything it started have used. */
export interface Usage {
  /** Most bytes of memory at one time, of all together. Shared pages count in each process. */
  memory: number;
  /** Most bytes of the largest single process. */
  largest: number;
  /** Milliseconds of CPU time, of all cores. Unlike the time it took, hardly longer on a busy machine. */
  cpu: number;
}

const SAMPLE_EVERY_MS = 50;

/** Watches a process and its children; `stop` gives their usage, or nothing where there is no `/proc`. */
export function watchUsage(pid: number): { stop(): Usage | undefined } {
  const usage: Usage = { memory: 0, largest: 0, cpu: 0 };
  const cpu = new Map<number, number>();
  const sample = (): void => {
    let memory = 0;
    for (const process of treeOf(pid)) {
      const { now, highest } = memoryOf(process);
      memory += now;
      usage.largest = Math.max(usage.largest, highest);
      cpu.set(process, Math.max(cpu.get(process) ?? 0, cpuOf(process)));
    }
    usage.memory = Math.max(usage.memory, memory);
  };
  const timer = setInterval(sample, SAMPLE_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      usage.cpu = [...cpu.values()].reduce((sum, ms) => sum + ms, 0);
      return usage.memory > 0 ? usage : undefined;
    },
  };
}

/** Processes come and go while they are read; one that is gone counts nothing. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function treeOf(pid: number): number[] {
  let threads: string[];
  try {
    threads = readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
  const children = threads.flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(treeOf)];
}

function memoryOf(pid: number): { now: number; highest: number } {
  const status = read(`/proc/${pid}/status`);
  const bytes = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;
  return { now: bytes('VmRSS'), highest: bytes('VmHWM') };
}

const MS_PER_TICK = 10;

/** Its own time; children count for themselves. Fields as in proc(5), after the name in brackets. */
function cpuOf(pid: number): number {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * MS_PER_TICK;
}
