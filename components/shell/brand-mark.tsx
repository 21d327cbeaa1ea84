/** The lighthouse of the logotype: tower, lamp and two short beams. Also drawn as the favicon. */
export const BRAND_MARK = {
  viewBox: '0 0 32 32',
  tower: 'M12.6 29 14.4 13h3.2l1.8 16z',
  lamp: 'M13.4 8.4h5.2v3.4h-5.2zM16 4l3.6 3.4h-7.2z',
  beams: 'M20.2 9.2 30 5.4v8.6l-9.8-3zM11.8 9.2 2 5.4v8.6l9.8-3z',
} as const;

export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox={BRAND_MARK.viewBox} aria-hidden="true">
      <path className="brand-mark-beams" d={BRAND_MARK.beams} />
      <path d={`${BRAND_MARK.lamp}${BRAND_MARK.tower}`} />
    </svg>
  );
}
