import * as v from 'valibot';
import { Text } from '../../../content/schema/text';

const ServiceChoice = v.picklist(
  ['', 'web-development', 'seo', 'google-ads', 'page-ranking', 'digital-marketing', 'other'],
  'a service choice of the contact form',
);

/** Contact details, the message form and the place where a map will be. */
export const schema = v.strictObject({
  kind: v.literal('contact'),
  details: v.strictObject({
    heading: Text,
    phone: Text,
    email: Text,
    address: Text,
    hours: Text,
    follow: Text,
  }),
  form: v.strictObject({
    heading: Text,
    text: v.optional(Text),
    /** The Swedish page trims what was typed, the English one does not. */
    trim: v.boolean('true or false'),
    name: Text,
    email: Text,
    phone: Text,
    service: Text,
    message: Text,
    optional: Text,
    /** The first has no value: "choose a service". */
    services: v.array(v.strictObject({ value: ServiceChoice, label: Text })),
    submit: Text,
    sending: Text,
    errors: v.strictObject({ name: Text, email: Text, message: Text, failed: Text, missing: Text }),
    thanks: v.strictObject({ heading: Text, text: Text }),
    /** Shown instead of the form where there is no JavaScript. */
    withoutScript: Text,
  }),
  location: v.strictObject({ heading: Text, text: Text }),
});

export type Form = v.InferOutput<typeof schema>['form'];
