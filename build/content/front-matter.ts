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

/** YAML files may begin with a fence of their own, which would end ours. */
export function splitYaml(text: string): Front {
  const yaml = text.startsWith(FENCE) ? text.replace(FENCE, '\n') : text;
  const { data } = matter(`${FENCE}${yaml}\n---\n`, OPTIONS);
  return { yaml: `\n${text}`, data, body: '' };
}
