import * as v from 'valibot';
import { headingFields, IconName } from '../../../content/schema/section-parts';
import { LinkTo, Text } from '../../../content/schema/text';

/** What is on offer: `rows` reads as a price list, `grid` as cards of a catalogue; then, maybe, what to do next. */
export const schema = v.strictObject({
  kind: v.literal('offers'),
  ...headingFields,
  look: v.optional(v.picklist(['rows', 'grid'], 'rows or grid'), 'grid'),
  offers: v.array(
    v.strictObject({
      icon: IconName,
      title: Text,
      text: Text,
      features: v.optional(v.array(Text), []),
      price: v.optional(Text),
      time: v.optional(Text),
      link: v.optional(LinkTo),
    }),
  ),
  action: v.optional(LinkTo),
});

export type Offer = v.InferOutput<typeof schema>['offers'][number];
