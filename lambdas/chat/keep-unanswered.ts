import type { Answered } from './answer-message';
import { maskFor } from '../log/mask';
import type { Store } from '../store/store';
import { isUnanswered } from '../conversation/unanswered-question';

/** Keeps a question without a sure answer, masked, for whoever edits the content. */
export async function keepUnanswered(
  store: Pick<Store, 'recordUnanswered'>,
  { claim, reply, isNew, visitor }: Answered,
): Promise<void> {
  const { shape } = reply;
  if (!isNew || !isUnanswered(shape)) return;
  const known = visitor ? [visitor.name, visitor.email, visitor.phone] : [];
  const masked = maskFor(known)(claim.text);
  const { id, at, language } = claim;
  await store.recordUnanswered(id, { at, text: masked, language, shape });
}
