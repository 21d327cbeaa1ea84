import type { PlannedDocument } from '../../../content/schema/planned-document';
import type { Site } from '../../../content/schema/site';

/** What the parts of a graph are made from. */
export interface GraphContext {
  document: PlannedDocument;
  site: Site;
  /** What breadcrumbs call Home in the text's language. */
  homeCrumb: string;
  /** Full address of a path of the site. */
  url: (path: string) => string;
}
