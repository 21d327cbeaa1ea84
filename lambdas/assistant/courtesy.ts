import { fold } from './words/fold';

export type Courtesy = 'greeting' | 'thanks' | 'goodbye';

const FILLER =
  '(?:[ ,!.]|sa mycket|for hjalpen|for svaret|for svar|for det|very much|so much|a lot|for your help|for the help|for that|all|da|ha en bra dag|have a nice day|pa er|there|guys|bra|perfekt|toppen|great|perfect|ok|okej|okay)*';

const COURTESIES: readonly (readonly [Courtesy, RegExp])[] = [
  [
    'thanks',
    new RegExp(`^${FILLER}(?:tack|tusen tack|tackar|thanks|thank you|thx|cheers|ta)${FILLER}$`),
  ],
  [
    'goodbye',
    new RegExp(
      `^${FILLER}(?:hej da|hejda|adjo|vi hors|ha det|bye|goodbye|good bye|see you|bye bye)${FILLER}$`,
    ),
  ],
  [
    'greeting',
    new RegExp(
      `^(?:hej|hejsan|hej hej|halla|tja|tjena|tjenare|god (?:morgon|dag|kvall)|hi|hello|hey|good (?:morning|afternoon|evening|day))${FILLER}$`,
    ),
  ],
  [
    'greeting',
    new RegExp(
      `^(?:(?:hej|hejsan|hi|hello|hey)${FILLER})?(?:jag |vi )?(?:har|hade) (?:en|ett par|nagra|lite) (?:snabb |liten )?frag(?:a|or)${FILLER}$`,
    ),
  ],
  [
    'greeting',
    new RegExp(
      `^(?:(?:hej|hejsan|hi|hello|hey)${FILLER})?(?:(?:i|we) have (?:a|some|a few|a couple of) (?:quick |small )?questions?|(?:can|could|may) i ask (?:you )?(?:something|a (?:quick )?question)|(?:kan|far) jag fraga (?:en sak|nagot|nat))[ ?]*${FILLER}$`,
    ),
  ],
  [
    'thanks',
    /^(?:ok|okej|okay|bra|perfekt|toppen|super|kanon|great|perfect|good|fine|nice)[ !.]*$/,
  ],
];

/** The courtesy that a message is, if it is nothing else. */
export function courtesyOf(text: string): Courtesy | undefined {
  const plain = fold(text)
    .replace(/[^a-z0-9 ,!.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return COURTESIES.find(([, pattern]) => pattern.test(plain))?.[0];
}
