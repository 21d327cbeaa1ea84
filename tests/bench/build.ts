import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchContext } from './context';
import { medianBy, times } from './median';
import { type Cell, count, megabytes, seconds, type Table } from './report';
import { type BuildRun, PROJECT, runBuild } from './run-build';
import { stageCells, stageNames } from './stages';

const RUNS = 5;
const LIMIT = { atMost: 3 };
/** What a build finds in the project's cache from the second time on; every build makes it again if need be. */
const KEPT = ['fonts', 'icons', 'scripts'] as const;

/** A cold build of this site: a new process, an empty output folder. */
export async function measureBuild({ content, folder }: BenchContext): Promise<Table[]> {
  const run = (): Promise<BuildRun> => runBuild({ content, out: join(folder, 'build') });
  const fresh = await times(RUNS, () => {
    for (const area of KEPT) {
      rmSync(join(PROJECT, '.cache', area), { recursive: true, force: true });
    }
    return run();
  });
  const cached = await times(RUNS, run);
  const stages = stageNames([...fresh, ...cached]);
  const rows = [
    row('nothing cached (first build of a clone)', fresh, stages),
    row('fonts and icons cached', cached, stages),
  ];
  return [
    {
      title: 'Build of this site, cold, without social cards',
      head: ['', 'documents', 'time', 'CPU time', 'peak memory', ...stages],
      rows,
      note: `Whole process, median of ${RUNS}; stages as the generator reports them.`,
    },
  ];
}

function row(name: string, runs: readonly BuildRun[], stages: readonly string[]): Cell[] {
  const middle = medianBy(runs, ({ ms }) => ms);
  const { ms, usage, summary } = middle;
  return [
    name,
    count(summary.documents),
    seconds(ms, LIMIT),
    usage ? seconds(usage.cpu) : 'not measured',
    usage ? megabytes(usage.memory) : 'not measured',
    ...stageCells(middle, stages),
  ];
}
