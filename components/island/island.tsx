import type { ComponentType } from 'react';
import { encodeProps } from './props';

/** Every island, by the name under which the browser loads it. */
export const ISLANDS = ['contact-form', 'statistics-counters', 'testimonial-carousel'] as const;
export type IslandName = (typeof ISLANDS)[number];

/** When the browser fetches an island's code: at once when idle, or when it comes into view. */
type IslandLoad = 'idle' | 'visible';

/** A part of the page that the browser brings to life with the same component that drew it. */
export function Island<Props extends object>({
  name,
  load,
  component: Component,
  props,
  className,
}: {
  name: IslandName;
  load: IslandLoad;
  component: ComponentType<Props>;
  props: Props;
  className?: string;
}) {
  return (
    <div
      className={className}
      data-island={name}
      data-load={load}
      data-props={encodeProps(name, props)}
    >
      <Component {...props} />
    </div>
  );
}
