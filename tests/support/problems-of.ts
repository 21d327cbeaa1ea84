import { assembleSite } from '../../build/assembly/assemble';
import { readOptions } from '../../build/command-line/options';
import { ContentFolder } from '../../build/content/content-folder';
import { withLines } from '../../build/content/with-lines';
import { publishedFiles } from '../../build/files/published-files';
import { sitePictures } from '../../build/images/site-pictures';
import { converter } from '../../build/render/convert';
import { reportOn } from '../../build/render/render-batch';
import { documentRenderer } from '../../build/render/render-document';
import type { Problem } from '../../content/core/problem';
import { type Edits, editedContent, namedBelow } from './content';
import { UNBUNDLED } from './load';

/**
 * Every problem that a build of the fixture with some files changed refuses, found in this process:
 * nothing is bundled or written.
 */
export async function problemsOf(edits: Edits): Promise<readonly Problem[]> {
  const dir = await editedContent(edits);
  const folder = new ContentFolder(dir);
  await folder.readAll();
  const { content, problems, unread } = folder.assemble();
  if (content) {
    const client = { assets: UNBUNDLED, files: [], scripts: [] };
    const { local: pictures, problems: unusable } = await sitePictures(content, dir);
    const published = await publishedFiles(dir);
    const options = readOptions(['build', '--content', dir], {});
    const site = await assembleSite({ content, unread, client, pictures, published }, options);
    const convert = converter(site.context.shared);
    const render = documentRenderer(site.context);
    const reports = site.plan.documents.map((document) => {
      const converted = convert(document);
      return reportOn(converted, render(converted), 0);
    });
    problems.push(...unusable, ...site.problems(reports));
  }
  return namedBelow(dir, withLines(problems, dir));
}
