import type { SceneName } from '../../../content/schema/scene';
import { compose } from './compose';
import { SCENES } from './registry';

/** A drawn scene: the one that content names, or one of its own for a text. */
export function Scene({ name, seed }: { name?: SceneName | undefined; seed: string }) {
  const { tone, shapes } = name ? SCENES[name] : compose(seed);
  return (
    <svg
      className={`scene scene-${tone}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes.join('') }}
    />
  );
}
