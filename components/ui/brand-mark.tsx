import { createElement } from 'react';
import { useEdition } from '../edition/edition';

/** The logotype, as `logo.svg` draws it. */
export function BrandMark() {
  const { viewBox, shapes } = useEdition().shared.logo;
  return (
    <svg className="brand-mark" viewBox={viewBox.join(' ')} aria-hidden="true">
      {shapes.map(({ element, accent, attributes }, index) =>
        createElement(element, {
          key: index,
          className: accent ? 'brand-mark-beams' : undefined,
          ...attributes,
        }),
      )}
    </svg>
  );
}
