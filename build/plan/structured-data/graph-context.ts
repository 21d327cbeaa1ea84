import type { PlannedDocument } from '../../../content/schema/planned-document';
import type { Dictionary } from '../../../content/schema/dictionary';
import type { Site } from '../../../content/schema/site';

/** What the parts of a graph are made from. */
export interface GraphContext {
  document: PlannedDocument;
  site: Site;
  /** What the menu calls pages, in the text's language. */
  words: Dictionary['navigation'];
  /** Full address of a path of the site. */
  url: (path: string) => string;
}
