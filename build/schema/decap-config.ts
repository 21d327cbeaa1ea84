import type { JsonSchema } from '@valibot/to-json-schema';
import { LANGUAGE_CODES, LANGUAGES } from '../../content/core/language';

/** A field of a form of Decap CMS, https://decapcms.org/docs/widgets/. */
type Field = Readonly<Record<string, unknown>>;

/**
 * The configuration of Decap CMS: a form for the texts of each folder and language. What it has no
 * form for (a choice between objects) keeps the value that the file has.
 *
 * @param content - the content folder in the repository.
 * @param pageFolders - folders below it that hold pages.
 */
export function decapConfig(
  { page, post }: { page: JsonSchema; post: JsonSchema },
  {
    content,
    pageFolders,
    repository,
  }: {
    content: string;
    pageFolders: readonly string[];
    repository: string;
  },
) {
  const [pageFields, postFields] = [formOf(page), formOf(post)];
  const collections = (folder: string, create: boolean, fields: readonly Field[]) =>
    LANGUAGE_CODES.map((language) => ({
      name: `${folder.replaceAll('/', '-')}-${language}`,
      label: `${folder}, ${LANGUAGES[language].label}`,
      folder: `${content}/${folder}`,
      extension: `${language}.md`,
      format: 'frontmatter',
      create,
      slug: '{{slug}}',
      fields,
    }));
  return {
    backend: { name: 'github', repo: repository, branch: 'main' },
    local_backend: true,
    publish_mode: 'editorial_workflow',
    media_folder: `${content}/images`,
    public_folder: '/images',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      // A post's name is its number, which Decap cannot count up.
      ...collections('blog', false, postFields),
      ...pageFolders.flatMap((folder) => collections(folder, true, pageFields)),
    ],
  };
}

const formOf = (schema: JsonSchema): Field[] => [
  ...fieldsOf(schema),
  { name: 'body', label: 'body', widget: 'markdown', required: false, modes: ['raw'] },
];

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema !== 'object') return [];
    const isRequired = required.includes(name);
    // Decap asks for what an object needs even where the object is optional and left empty.
    const own = isRequired || schema.type !== 'object' ? schema : { ...schema, required: [] };
    const widget = widgetOf(name, own);
    const hint = schema.description === undefined ? {} : { hint: schema.description };
    return widget ? [{ name, label: name, required: isRequired, ...hint, ...widget }] : [];
  });

/** How a value is put in; nothing where Decap has no widget for it. */
function widgetOf(name: string, schema: JsonSchema): Field | undefined {
  if (schema.const !== undefined) return { widget: 'select', options: [schema.const] };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (schema.type === 'boolean') return { widget: 'boolean' };
  if (schema.type === 'integer') return { widget: 'number', value_type: 'int' };
  if (schema.type === 'number') return { widget: 'number', value_type: 'float' };
  if (schema.type === 'string') return stringWidget(name, schema);
  if (schema.type === 'array') return listWidget(name, schema);
  return schema.properties && { widget: 'object', collapsed: true, fields: fieldsOf(schema) };
}

function stringWidget(name: string, { format, pattern, description }: JsonSchema): Field {
  if (format === 'date')
    return {
      widget: 'datetime',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
    };
  if (name === 'url') return { widget: 'image' };
  if (pattern !== undefined) return { widget: 'string', pattern: [pattern, description ?? ''] };
  return { widget: /^(?:text|description|excerpt|quote)$/.test(name) ? 'text' : 'string' };
}

function listWidget(name: string, { items, minItems, maxItems }: JsonSchema): Field | undefined {
  if (typeof items !== 'object' || Array.isArray(items)) return undefined;
  const list = { widget: 'list', collapsed: true, min: minItems, max: maxItems };
  if (items.oneOf) return { ...list, typeKey: 'kind', types: items.oneOf.flatMap(typeOf) };
  if (items.properties) return { ...list, fields: fieldsOf(items) };
  const widget = widgetOf(name, items);
  return widget && { ...list, field: { name, label: name, ...widget } };
}

/** One of the objects that a list may hold, told from the others by its `kind`. */
function typeOf(schema: JsonSchema | boolean): Field[] {
  if (typeof schema !== 'object' || typeof schema.properties?.kind !== 'object') return [];
  const { kind, ...properties } = schema.properties;
  const name = typeof kind === 'object' ? kind.const : undefined;
  const own = fieldsOf({ ...schema, properties });
  // A form without a field is refused.
  const fields = own.length > 0 ? own : [{ name: 'kind', widget: 'hidden', default: name }];
  return [{ name, label: name, widget: 'object', fields }];
}
