import yaml from 'js-yaml';

export const FENCE = '---\n';

/** What YAML says, without its timestamps: those would move the 31st of February to March without a word. */
export const parseYaml = (text: string): unknown =>
  yaml.safeLoad(text, { schema: yaml.CORE_SCHEMA }) ?? {};

/** Splits a Markdown file into its front matter, with the fence above it, and its body. */
export function splitMarkdown(text: string): { yaml: string; body: string } {
  const end = text.indexOf('\n---', FENCE.length - 1) + 1;
  return { yaml: text.slice(0, end), body: text.slice(end + 3).replace(/^\n/, '') };
}
