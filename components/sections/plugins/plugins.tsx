import * as v from 'valibot';
import { headingFields, Rating } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { Stars } from '../../ui/stars/stars';
import { SectionHeading } from '../section-heading';
import { exampleHeading } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** Plugins by category, rated. */
const schema = v.strictObject({
  kind: v.literal('plugins'),
  ...headingFields,
  categories: v.array(
    v.strictObject({
      title: Text,
      plugins: v.array(v.strictObject({ name: Text, text: Text, rating: Rating, price: Text })),
    }),
  ),
});

function Plugins({ section }: SectionProps<typeof schema>) {
  return (
    <section className="plugins wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      {section.categories.map((category) => (
        <div key={category.title} className="plugin-category">
          <h3>{category.title}</h3>
          <ul>
            {category.plugins.map(({ name, text, rating, price }) => (
              <li key={name} data-reveal="">
                <h4>{name}</h4>
                <p>{text}</p>
                <p className="plugin-end">
                  <Stars rating={rating} />
                  <span>{price}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export const plugins = sectionKind({
  schema,
  Component: Plugins,
  passages: ({ heading, text, categories }) => [
    passage(heading, text),
    ...categories.flatMap(({ title, plugins }) => [
      passage(
        title,
        plugins.map(({ name, text }) => `${name}: ${text}`),
      ),
      ...plugins.map(({ name, text, price }) => passage(`${title}: ${name}`, text, price)),
    ]),
  ],
  example: {
    kind: 'plugins',
    ...exampleHeading,
    categories: [
      {
        title: 'Speed',
        plugins: [{ name: 'Cacher', text: 'Keeps pages.', rating: 4, price: 'Free' }],
      },
    ],
  },
});
