import type { Dictionary } from '../../content/schema/dictionary';
import type { View } from '../../content/schema/planned-document';

/** Which of the dictionary's questions the chat's greeting offers on a page. */
export function questionsOn(view: View): keyof Dictionary['questions'] {
  if (view.kind === 'post') return 'home';
  if (view.sections.some(({ kind }) => kind === 'contact')) return 'contact';
  const { about } = view;
  if (!about || about.type === 'article') return 'home';
  return about.city ? 'city' : 'service';
}
