import { fetchPictures } from '../images/fetch-pictures';
import { outcomeLine, summaryLine } from '../images/outcome';
import type { Options } from '../command-line/options';

/** `npm run images`: brings the external pictures home; exits with 1 if any did not come. */
export async function imagesCommand({ content, json }: Options): Promise<void> {
  const outcomes = await fetchPictures(content, (outcome) => {
    if (!json) console.log(outcomeLine(outcome));
  });
  console.log(json ? JSON.stringify({ pictures: outcomes }) : summaryLine(outcomes));
  if (outcomes.some(({ kind }) => kind === 'failed')) process.exitCode = 1;
}
