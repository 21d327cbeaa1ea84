import { buildSite, type BuildSummary } from '../assembly/build-site';
import type { CompiledCode } from '../bundle/bundles';
import type { PageScripts } from '../bundle/first-visit';
import type { Options } from '../command-line/options';
import { silent, terminalProgress } from '../command-line/progress';

/** `npm run build`: writes the site and says what it weighs and what took how long. */
export async function buildCommand(options: Options, code: CompiledCode): Promise<void> {
  const progress = options.json ? silent : terminalProgress(process.stderr);
  const summary = await buildSite(options, progress, code).finally(() => progress.end());
  for (const warning of summary.warnings) console.error(warning);
  console.log(options.json ? summaryJson(summary) : describeSummary(summary));
}

const summaryJson = (summary: BuildSummary): string => {
  const { drawn, left } = summary.cards;
  return JSON.stringify({ ...summary, look: undefined, cards: { drawn, left: left.length } });
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The whole of what a build did, for people. */
export function describeSummary({
  warnings,
  documents,
  htmlBytes,
  scripts,
  heldBack,
  nextChange,
  pictureHosts,
  cards,
  stages,
}: BuildSummary): string {
  const total = Object.values(stages).reduce((sum, ms) => sum + ms, 0);
  return [
    `${documents} documents, ${kilobytes(htmlBytes)} of HTML, in ${(total / 1000).toFixed(2)} s`,
    `JavaScript of a first visit: ${scripts.map(describeScripts).join('; ')} (gzip)`,
    ...(cards.drawn + cards.left.length === 0
      ? []
      : [
          `Social cards: ${cards.drawn} drawn${cards.left.length > 0 ? `, ${cards.left.length} not drawn yet` : ''}`,
        ]),
    ...(warnings.length === 0 ? [] : [`Warnings: ${warnings.length}, above`]),
    ...(pictureHosts.length === 0 ? [] : [`Pictures of other hosts: ${pictureHosts.join(', ')}`]),
    ...(heldBack.length === 0
      ? []
      : [`Held back: ${heldBack.map(({ file, reason }) => `${file} (${reason})`).join(', ')}`]),
    ...(nextChange
      ? [`Next publication or expiry: ${nextChange}, by a build on that day or later`]
      : []),
    `Stages: ${Object.entries(stages)
      .map(([stage, ms]) => `${stage} ${ms} ms`)
      .join(', ')}`,
  ].join('\n');
}

const describeScripts = ({ islands, documents, path, bytes }: PageScripts): string =>
  `${kilobytes(bytes)} on ${documents} pages${islands.length === 0 ? '' : ` with ${islands.join(', ')}, such as ${path}`}`;
