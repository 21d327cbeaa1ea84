import type { ReplyShape } from '../assistant/assistant';
import type { Urgent } from '../conversation/conversation';

/** Said of what is ours, in a sentence that tells and does not suppose. */
const CUES: readonly (readonly [Urgent, RegExp])[] = [
  [
    'outage',
    /\bdriftst(?:opp|örning)|\boutage\b|(?:sidan?|sajt(?:en)?|platsen?|butik(?:en)?|shop(?:pen)?|mejl(?:en)?|servern?)\b.{0,20}(?:ligger nere|är nere|gått ner|nere igen|kraschat|hackad|hackats|funkar inte|fungerar inte|slutat (?:fungera|funka))|\b(?:site|page|shop|store|server|e-?mail)\b.{0,20}(?:\bdown\b|offline|hacked|crashed|(?:not|n['’]t|stopped) work)/i,
  ],
  [
    'complaint',
    /\bklagomål|\breklamera|\b(?:jag|vi) vill klaga|\b(?:jag|vi) är .{0,15}(?:missnöjd|besvik)|\boacceptabelt|\bcomplaint\b|\bwant to complain|\b(?:i|we)(?: am| are|['’]m|['’]re) .{0,15}(?:dissatisfied|unhappy|disappointed)|\bunacceptable/i,
  ],
];

const SUPPOSES = /\b(?:om|ifall|när|hur|if|when|how)\b/i;

/** Why a conversation cannot wait for its mail, judged by a message and what it was answered. */
export function urgentOf(text: string, shape: ReplyShape): Urgent | undefined {
  for (const [urgent, cue] of CUES) {
    for (const sentence of text.split(/[.!?\n]+/)) {
      const found = cue.exec(sentence);
      if (found && !SUPPOSES.test(sentence.slice(0, found.index))) return urgent;
    }
  }
  return shape === 'hand-off' ? 'call' : undefined;
}
