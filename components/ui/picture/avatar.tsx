import { initials } from './initials';

/** A portrait on the person's initials, which show until, or unless, the portrait loads. */
export function Avatar({
  name,
  url,
  size,
  eager = false,
}: {
  name: string;
  url: string;
  size: number;
  eager?: boolean;
}) {
  return (
    <span className="avatar">
      <span className="avatar-initials" aria-hidden="true">
        {initials(name)}
      </span>
      <img
        src={url}
        alt={name}
        width={size}
        height={size}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
