import { assembleSite } from '../../build/assembly/assemble';
import { readOptions } from '../../build/command-line/options';
import { ContentFolder } from '../../build/content/content-folder';
import { withLines } from '../../build/content/with-lines';
import { readLibrary } from '../../build/images/picture-library';
import { planPictures } from '../../build/images/site-pictures';
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
  const [library] = await Promise.all([readLibrary(dir), folder.readAll()]);
  const { content, problems, unread } = folder.assemble();
  problems.push(...library.problems);
  if (content) {
    const client = { assets: UNBUNDLED, files: [], scripts: [] };
    const pictures = planPictures(content, library).local;
    const options = readOptions(['build', '--content', dir], {});
    const site = await assembleSite({ content, unread, client, pictures }, options);
    const convert = converter(site.context.shared);
    const render = documentRenderer(site.context);
    const reports = site.plan.documents.map((document) => {
      const converted = convert(document);
      return reportOn(converted, render(converted));
    });
    problems.push(...site.problems, ...site.checkRendered(reports));
  }
  return namedBelow(dir, withLines(problems, dir));
}
