import { Tinypool } from 'tinypool';
import type { SocialCard } from '../../content/schema/planned-document';
import { type CardLook, cardDrawer } from './draw-card';

const draw = await cardDrawer(Tinypool.workerData as CardLook);

/** A thread's task: draws one card as PNG. */
export default (card: SocialCard): Promise<Uint8Array> => draw(card);
