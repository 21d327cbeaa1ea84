import type { Answered } from './answer-message';
import { maskFor } from '../log/mask';
import type { Store } from '../store/store';
import { isUnanswered } from '../conversation/unanswered-question';

/** Keeps a question without a sure answer, masked, for whoever edits the content. */
export async function keepUnanswered(
  store: Pick<Store, 'findSession' | 'recordUnanswered'>,
  session: string,
  { claim, reply, isNew }: Answered,
): Promise<void> {
  const { shape } = reply;
  if (!isNew || !isUnanswered(shape)) return;
  const known = (await store.findSession(session, claim.at))?.visitor;
  const masked = maskFor(known ? [known.name, known.email, known.phone] : [])(claim.text);
  const { id, at, language } = claim;
  await store.recordUnanswered(id, { at, text: masked, language, shape });
}
