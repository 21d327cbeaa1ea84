import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { followingAssistant } from '../knowledge/following-assistant';
import { isText } from '../content/file-kinds';
import { displayPath } from '../../content/core/display-path';
import { type DevServer, devServer } from '../dev/dev-server';
import { watchFolder } from '../dev/watch-folder';
import { type Change, DevSite } from '../assembly/dev-site';
import type { Options } from '../command-line/options';
import { PROJECT } from '../../content/core/project';
import { type Problem, formatProblems } from '../../content/core/problem';
import { closeWhenStopped } from '../serve/close-when-stopped';
import { emailStandIn } from '../serve/email-stand-in';
import { listen } from '../../lambdas/local/listen';
import { servedBackend } from '../serve/local-backend';

/** Changes that arrive within this time are one change: an editor's rename dance, a branch switch. */
const SETTLE_MS = 5;
/** Code that is shown: bundled anew after a change. */
const SHOWN = ['components', 'client'].map((room) => join(PROJECT, room));
/** Code that this process runs. */
const RUNNING = ['build', 'lambdas', 'content/core', 'content/schema'].map((room) =>
  join(PROJECT, room),
);
/** Checking the rendered pages waits until nobody is typing. */
const CHECK_AFTER_MS = 250;

/** `npm run dev`: serves the site from memory and follows every change; mistakes never end it. */
export async function devCommand(options: Options): Promise<void> {
  const site = new DevSite(options);
  const backend = servedBackend(() => followingAssistant(() => site.content), process.env);
  const dev = devServer(site, emailStandIn(), backend.handle);
  const address = await listen(dev.server, options.port);
  closeWhenStopped(dev.server, backend);
  await backend.start();
  const follow = follower(site, dev);
  await follow.open();
  watchContent(options.content, follow);
  watchFolders(SHOWN, follow.code);
  watchFolders(RUNNING, follow.restart);
  console.log(
    `\nThe site is at ${address} and follows every change; the chat's outbox is at ${address}/__outbox`,
  );
}

type Follower = ReturnType<typeof follower>;

/** Carries changes out one after the other and reports each. */
function follower(site: DevSite, dev: DevServer) {
  let queue: Promise<void> = Promise.resolve();
  let checkTimer: ReturnType<typeof setTimeout> | undefined;
  let shown = '';

  const report = (problems: readonly Problem[]): void => {
    dev.problems(problems);
    const text = formatProblems(problems);
    if (text !== shown) console.log(text === '' ? 'No problems.' : text);
    shown = text;
  };
  const checkLater = (loadProblems: readonly Problem[]): void => {
    clearTimeout(checkTimer);
    checkTimer = setTimeout(() => {
      // Outside the queue: a change need not wait for it, and overtakes it.
      const checked = site.check().then((found) => {
        if (found !== 'overtaken') report([...loadProblems, ...found]);
      });
      checked.catch((error: unknown) => console.error(error));
    }, CHECK_AFTER_MS);
  };
  const enqueue = (change: () => Promise<Problem[]>): Promise<void> => {
    const carryOut = async (): Promise<void> => {
      const problems = await change();
      if (problems.length > 0) report(problems);
      checkLater(problems);
    };
    queue = queue.then(carryOut).catch((error: unknown) => console.error(error));
    return queue;
  };
  const show = (paths: readonly string[], change: () => Promise<Change>): Promise<void> =>
    enqueue(async () => {
      const start = performance.now();
      const { changed, problems } = await change();
      const took = Math.round(performance.now() - start);
      dev.changed(changed);
      const pages = changed.includes('*') ? 'every page' : `${changed.length} pages`;
      console.log(`${paths.map(displayPath).join(', ')} → ${pages} in ${took} ms`);
      return problems;
    });

  return {
    open: () => enqueue(() => site.open()),
    content: (paths: readonly string[]) => show(paths, () => site.contentChanged(paths)),
    code: (paths: readonly string[]) => show(paths, () => site.codeChanged()),
    files: (paths: readonly string[]) => show(paths, () => site.filesChanged()),
    restart: (paths: readonly string[]) => enqueue(() => site.restartNeeded(paths)),
  };
}

/** Gathers the paths of changes that come together. */
function gather(act: (paths: readonly string[]) => unknown): (path: string) => void {
  const paths = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (path) => {
    paths.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const all = [...paths];
      paths.clear();
      act(all);
    }, SETTLE_MS);
  };
}

function watchContent(dir: string, follow: Pick<Follower, 'content' | 'files'>): void {
  const textChanged = gather(follow.content);
  const fileChanged = gather(follow.files);
  // To follow what is added where nothing is yet.
  mkdirSync(dir, { recursive: true });
  watchFolder(dir, (path) => {
    const name = path.slice(dir.length);
    if (/\/(?:core|schema)(?:\/|$)|\/\.[^/]*$/.test(name)) return;
    if (/^\/(?:images|files)\//.test(name)) fileChanged(path);
    else if (isText(basename(path))) textChanged(path);
  });
}

function watchFolders(
  folders: readonly string[],
  act: (paths: readonly string[]) => unknown,
): void {
  const changed = gather(act);
  for (const folder of folders) watchFolder(folder, changed);
}
