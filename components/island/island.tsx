import type { ReactNode } from 'react';
import { LanguageProvider, useLanguage } from '../language/language';
import { encodeProps } from './props';
import { type IslandName, islands } from './registry';

/** When the browser fetches an island's code: at once when idle, or when it comes into view. */
export type IslandLoad = 'idle' | 'visible';

type PropsOf<N extends IslandName> = Parameters<(typeof islands)[N]>[0];

/** A part of the page that the browser brings to life with the same component that drew it. */
export function Island<N extends IslandName>(props: {
  name: N;
  load: IslandLoad;
  props: PropsOf<N>;
  className?: string;
}) {
  const language = useLanguage();
  const Component = islands[props.name] as (props: PropsOf<N>) => ReactNode;
  return (
    <div
      className={props.className}
      data-island={props.name}
      data-load={props.load}
      data-language={language}
      data-props={encodeProps(props.name, props.props)}
    >
      <LanguageProvider language={language}>
        <Component {...props.props} />
      </LanguageProvider>
    </div>
  );
}
