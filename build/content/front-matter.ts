import matter from 'gray-matter';
import yaml from 'js-yaml';

/** A content file as YAML, what it says, and the text below it. */
export interface Front {
  yaml: string;
  data: unknown;
  body: string;
}

export const FENCE = '---\n';

/**
 * gray-matter hands its options on to js-yaml, so they can leave out YAML's timestamps: those would
 * move the 31st of February to March without a word. Any options keep gray-matter from caching every
 * file it has ever seen (jonschlinkert/gray-matter#43).
 */
const OPTIONS: object = { schema: yaml.CORE_SCHEMA };

/** Splits front matter and body. gray-matter is given the front matter alone, for it copies all of it. */
export function splitMarkdown(text: string): Front {
  const end = text.indexOf('\n---', FENCE.length - 1) + FENCE.length;
  const { data, matter: yaml } = matter(`${text.slice(0, end)}\n`, OPTIONS);
  return { yaml, data, body: text.slice(end).replace(/^\n/, '') };
}

/** Reads a YAML file, which gray-matter would end at a line of three hyphens without a word. */
export const readYaml = (text: string): Front => ({
  yaml: text,
  data: yaml.safeLoad(text, OPTIONS) ?? {},
  body: '',
});
