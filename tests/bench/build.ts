import { join } from 'node:path';
import type { BenchContext } from './context';
import { forget, KEPT_OF_CODE, KEPT_OF_FILES } from './forget';
import { medianBy, times } from './median';
import { type Cell, count, megabytes, seconds, type Table } from './report';
import { type BuildRun, runBuild } from './run-build';
import { stageCells, stageNames } from './stages';

const RUNS = 5;
const LIMIT = { atMost: 3 };

/** Builds of this site: a new process, an output folder that is not there; see `posts.ts` on deleting. */
export async function measureBuild({ content, folder }: BenchContext): Promise<Table[]> {
  let count = 0;
  const newFolder = (): string => join(folder, `build-${count++}`);
  const run = (): Promise<BuildRun> => runBuild({ content, out: newFolder() });
  const first = await times(RUNS, () => {
    forget(KEPT_OF_CODE, KEPT_OF_FILES);
    return runBuild({ content, out: newFolder(), temporary: join(folder, 'tmp') });
  });
  const changed = await times(RUNS, () => {
    forget(KEPT_OF_CODE);
    return run();
  });
  const again = await times(RUNS, run);
  const stages = stageNames([...first, ...changed, ...again]);
  const rows = [
    row('first build of a clone', first, stages),
    row('first build after a change of the code', changed, stages),
    row('any other', again, stages),
  ];
  return [
    {
      title: 'Build of this site, without social cards',
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
