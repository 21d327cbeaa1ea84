import type { Dictionary } from '../../content/schema/dictionary';
import type { View } from '../../content/schema/planned-document';

const ABOUT = { service: 'service', 'local-business': 'city', article: 'home' } as const;

/** Which of the dictionary's questions the chat's greeting offers on a page. */
export function questionsOn(view: View): keyof Dictionary['questions'] {
  if (view.kind === 'post') return 'home';
  if (view.sections.some(({ kind }) => kind === 'contact')) return 'contact';
  return view.about ? ABOUT[view.about.type] : 'home';
}
