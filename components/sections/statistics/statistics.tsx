import type { SectionOf } from '../../../content/schema/sections';
import { useEdition } from '../../edition/edition';
import { Island } from '../../island/island';
import { StatisticsCounters } from './statistics-counters.island';
import { Icon } from '../../ui/icon/icon';
import { SectionHeading } from '../section-heading';

/** Figures set large, like soundings; the browser counts them up once, when they come into view. */
export function Statistics({ section }: { section: SectionOf<'statistics'> }) {
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
