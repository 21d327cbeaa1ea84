import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { AnySection } from '../../components/sections/registry';
import { Dictionary } from '../../content/schema/dictionary';
import { PostFrontMatter, pageFrontMatter } from '../../content/schema/page';
import { Redirects } from '../../content/schema/redirects';
import { Navigation, People, Site } from '../../content/schema/site';
import { Theme } from '../../content/schema/theme';

const OPTIONS: ConversionConfig = {
  typeMode: 'input',
  // What JSON Schema has no word for is checked by the build alone.
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    'message' in valibotSchema && typeof valibotSchema.message === 'string'
      ? { ...jsonSchema, description: valibotSchema.message }
      : undefined,
};

const made = (schema: GenericSchema): JsonSchema => toJsonSchema(schema, OPTIONS);

/** What each kind of content file may hold, as JSON Schema; what is expected of a field describes it. */
export const jsonSchemas = () => ({
  page: made(pageFrontMatter(AnySection)),
  post: made(PostFrontMatter),
  site: made(Site),
  navigation: made(Navigation),
  people: made(People),
  theme: made(Theme),
  redirects: made(Redirects),
  dictionary: made(Dictionary),
});
