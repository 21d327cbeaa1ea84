import type { Urgent } from '../assistant/needs';

const TEXTS: Readonly<Record<Urgent, string>> = {
  outage: 'Driftstopp',
  complaint: 'Klagomål',
  call: 'Ring upp',
};

/** What a subject begins with, so that it is not read last. */
export const urgentText = (all: readonly (Urgent | undefined)[]): string => {
  const texts = [...new Set(all.flatMap((urgent) => (urgent ? [TEXTS[urgent]] : [])))];
  return texts.length === 0 ? '' : `${texts.join(', ')}: `;
};
