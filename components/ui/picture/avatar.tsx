import { useEdition } from '../../edition/edition';
import { Image } from './image';
import { initials } from './initials';
import { coverFactor, filesOf } from './local-picture';

/** A portrait on the person's initials, which show until, or unless, the portrait loads. */
export function Avatar({ name, url, size }: { name: string; url: string; size: number }) {
  const { pictures } = useEdition().shared;
  return (
    <span className="avatar">
      <span className="avatar-initials" aria-hidden="true">
        {initials(name)}
      </span>
      <Image
        files={filesOf(url, pictures)}
        alt={name}
        width={size}
        height={size}
        sizes={`${Math.ceil(size * coverFactor(pictures[url], size, size))}px`}
      />
    </span>
  );
}
