import * as v from 'valibot';
import { FigureName, headingFields, IconName } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { useEdition } from '../../edition/edition';
import { Island } from '../../island/island';
import { StatisticsCounters } from './statistics-counters.island';
import { Icon } from '../../ui/icon/icon';
import { SectionHeading } from '../section-heading';
import { exampleHeading } from '../example-parts';
import { figureText, passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

const schema = v.strictObject({
  kind: v.literal('statistics'),
  ...headingFields,
  counters: v.array(
    v.strictObject({
      figure: FigureName,
      label: Text,
      icon: IconName,
      /** Milliseconds after the band came into view. */
      delay: v.pipe(v.number('milliseconds'), v.minValue(0, 'no less than 0')),
    }),
  ),
});

/** Figures set large, like soundings; the browser counts them up once, when they come into view. */
function Statistics({ section }: SectionProps<typeof schema>) {
  const { figures } = useEdition().shared.site;
  const counters = section.counters.map(({ figure, label, delay }) => ({
    value: figures[figure]?.value ?? 0,
    suffix: figures[figure]?.suffix ?? '',
    label,
    delay,
  }));
  return (
    <section className="statistics on-ink" id={section.id}>
      <div className="wide">
        <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
        <div className="statistics-icons" aria-hidden="true">
          {section.counters.map(({ icon, label }) => (
            <Icon key={label} name={icon} />
          ))}
        </div>
        <Island
          name="statistics-counters"
          component={StatisticsCounters}
          load="visible"
          props={{ counters }}
        />
      </div>
    </section>
  );
}

export const statistics = sectionKind({
  schema,
  Component: Statistics,
  passages: ({ heading, text, counters }, source) => [
    passage(
      heading,
      text,
      counters.map(({ figure, label }) => `${figureText(source, figure)} ${label}`),
    ),
  ],
  names: ({ counters }) => counters.map(({ figure }) => ['figure', figure]),
  example: {
    kind: 'statistics',
    ...exampleHeading,
    counters: [{ figure: 'clients', label: 'Customers', icon: 'users', delay: 200 }],
  },
});
