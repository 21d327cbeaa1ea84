import type { Dictionary } from '../../../content/schema/dictionary';
import type { PlannedText } from '../../../content/schema/planned-document';
import type { Site } from '../../../content/schema/site';

/** What the parts of a graph are made from. */
export interface GraphContext {
  document: Omit<PlannedText, 'structuredData'>;
  site: Site;
  /** What the menu calls pages, in the text's language. */
  words: Dictionary['navigation'];
  /** Full address of a path of the site. */
  url: (path: string) => string;
}
