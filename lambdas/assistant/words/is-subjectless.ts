import { wordsOf } from './words-of';

/** Words that name no subject, folded: of questions, of cost, time and terms, and what holds sentences together. */
const SUBJECTLESS: ReadonlySet<string> = new Set(
  `och men eller sa da ok okej ja jo nej aha jaha hm tack vad va hur nar var vart vem vilka vilken varfor
  det den de dom detta dessa dar sant sana ar blir blev bli vore kan kunde skulle ska far fa maste behover behovs
  vill gar finns har kostar kosta kostade kostnad kostnaden pris priset prisbild prislapp prislappen pengar dyrt dyr
  billigt betala betalar tar ta landar lang lange langt tid tiden tidsplan leveranstid leveranstiden veckor vecka
  manader manad manaden ars dagar fort snabbt snart klart klar fardigt fardig drojer ingar ingick gratis binda
  bunden bundna bindningstid uppsagningstid mycket mer mest minst ungefar cirka ca typ bara ocksa aven redan an till
  per i pa for med av om att en ett man jag ni vi du oss mig er sig hela allt nagot nat gor gora gjort laga fixa
  beratta forklara menar betyder innebar inte fel problem
  and but or so then okay yes no well thanks what whats how when where who which why it its that thats this these
  those there they them is are was were be been does do did can could would will should may must might have has get
  got cost costs price prices pricing pay money expensive cheap charge charges long time take takes took timeline
  weeks week months month year years days day soon fast quickly quick ready done finished included include includes
  free extra tied bound committed notice minimum term required much many more most least about roughly just only also
  too even in on of to at by from as if a the we you me us my our your all any some something make made fix mend tell
  explain mean means not possible wrong`.split(/\s+/),
);

/** The words of a message that name a subject. */
export const subjectsIn = (text: string): string[] =>
  wordsOf(text).filter((word) => !SUBJECTLESS.has(word) && !/^\d+$/.test(word));

/** Whether a message names no subject: "vad kostar det?", "and how long does it take?". */
export const isSubjectless = (text: string): boolean => subjectsIn(text).length === 0;
