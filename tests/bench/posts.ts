import { join } from 'node:path';
import type { BenchContext } from './context';
import { settle, timeWriting, warnOfSlowDisk } from './disk';
import { forget, KEPT_OF_CODE } from './forget';
import { generatePosts } from './generate-posts';
import { medianBy, times } from './median';
import { count, megabytes, type Measure, perSecond, seconds, type Table } from './report';
import { type BuildRun, runBuild } from './run-build';
import { stageCells, stageNames } from './stages';

/** Seconds allowed for a number of posts, where the specification names one. */
const SECONDS: Readonly<Record<number, number>> = { 1000: 2, 5000: 5.5 };
const MEGABYTES = { atMost: 500 };

/** More runs of short builds, where one hiccup weighs more. */
const runsFor = (posts: number): number => (posts <= 1000 ? 5 : 3);

/** Builds of this site's pages and thousands of posts into an empty folder, checks included. */
export async function measurePosts(context: BenchContext): Promise<Table[]> {
  await context.builtSite();
  warnOfSlowDisk(join(context.folder, 'probe'));
  const measured: Measured[] = [];
  for (const posts of context.posts) measured.push(await measureOne(context, posts));
  const stages = stageNames(measured.map(({ run }) => run));
  return [
    {
      title: 'Build of this site and N posts',
      head: [
        'posts',
        'documents',
        'time',
        'first after a change of the code',
        'CPU time',
        'writing alone',
        'documents a second',
        'peak memory',
        'of it the generator',
        ...stages,
      ],
      rows: measured.map(({ posts, writing, run, changed }, index) => {
        const { ms, usage, summary } = run;
        const before = measured[index - 1]?.run;
        return [
          posts.toLocaleString('en'),
          count(summary.documents),
          seconds(ms, limitFor(posts)),
          seconds(changed.ms),
          usage ? seconds(usage.cpu) : 'not measured',
          seconds(writing),
          perSecond(rate(summary.documents, ms), before && { atLeast: rateOf(before) }),
          usage ? megabytes(usage.memory, MEGABYTES) : 'not measured',
          usage ? megabytes(usage.largest) : 'not measured',
          ...stageCells(run, stages),
        ];
      }),
      note: 'Whole process from start to end; median of 5 runs for 1,000 posts, of 3 beyond. Each post is two documents, one in each language’s shell. Writing alone: one thread that only writes as many files of that size. CPU time (of all cores) and memory are sums over all processes, sampled.',
    },
  ];
}

function limitFor(posts: number): Measure['limit'] {
  const atMost = SECONDS[posts];
  return atMost === undefined ? undefined : { atMost };
}

const rate = (documents: number, ms: number): number => documents / (ms / 1000);
const rateOf = ({ summary, ms }: BuildRun): number => Math.floor(rate(summary.documents, ms));

interface Measured {
  posts: number;
  run: BuildRun;
  /** The first build after a change of the code, which bundles anew. */
  changed: BuildRun;
  /** Milliseconds that only writing the same files takes. */
  writing: number;
}

/** Nothing is deleted between the runs, for that would slow down the next one's writing on some disks. */
async function measureOne({ content, folder }: BenchContext, posts: number): Promise<Measured> {
  const dir = join(folder, `posts-${posts}`);
  const generated = join(dir, 'content');
  generatePosts({ base: content, to: generated, posts });
  const build = async (name: string, prepare = () => {}): Promise<BuildRun> => {
    const runs = await times(runsFor(posts), (run) => {
      prepare();
      settle();
      return runBuild({ content: generated, out: join(dir, `${name}-${run}`) });
    });
    return medianBy(runs, ({ ms }) => ms);
  };
  const changed = await build('changed', () => forget(KEPT_OF_CODE));
  const run = await build('out');
  const { documents, htmlBytes } = run.summary;
  settle();
  return { posts, run, changed, writing: timeWriting(join(dir, 'disk'), documents, htmlBytes) };
}
