import { useEdition } from '../../edition/edition';
import { Image } from './image';
import { initials } from './initials';
import { coverFactor, filesOf } from './local-picture';

interface AvatarProps {
  name: string;
  url: string;
  size: number;
  /** The name stands beside it, and says all there is to say. */
  named?: boolean;
}

/** A portrait on the person's initials, which show until, or unless, the portrait loads. */
export function Avatar({ name, url, size, named = false }: AvatarProps) {
  const { pictures } = useEdition().shared;
  return (
    <span className="avatar">
      <span className="avatar-initials" aria-hidden="true">
        {initials(name)}
      </span>
      <Image
        files={filesOf(url, pictures, { width: size, height: size })}
        alt={named ? '' : name}
        width={size}
        height={size}
        sizes={`${Math.ceil(size * coverFactor(pictures[url], size, size))}px`}
      />
    </span>
  );
}
