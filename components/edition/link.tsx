import { editionPath } from '../../content/core/paths';
import type { ComponentProps } from 'react';
import { useEdition } from './edition';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site as the Swedish shell serves it, or any other address. */
  to: string;
}

/** A link that stays in the shell's language and says when it leads to the page it stands on. */
export function Link({ to, ...rest }: LinkProps) {
  const { shell, route, counterpart } = useEdition();
  const current = to === route || to === counterpart;
  const place = current ? 'page' : rest['aria-current'];
  return <a {...rest} href={editionPath(to, shell)} aria-current={place} />;
}
