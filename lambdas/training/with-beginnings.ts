import type { Language } from '../../content/core/language';
import { follows } from '../assistant/decision/follows';
import { COURTESIES } from '../assistant/needs';
import { cleanQuestion } from '../assistant/words/clean-question';
import { isSubjectless } from '../assistant/words/is-subjectless';
import type { LabelledQuestion } from './labelled-questions';
import { numbers } from './numbers';

const TRADES: Readonly<Record<Language, readonly string[]>> = {
  sv: split(`en frisör, ett måleri, en optiker, en advokatbyrå, en fotograf, ett gym, ett kafé, en restaurang,
    en pizzeria, ett bryggeri, en blomsterhandel, en bilverkstad, en cykelaffär, en elfirma, en takläggare, en snickare,
    en städfirma, en flyttfirma, en redovisningsbyrå, en arkitektbyrå, en psykolog, en massör, en veterinär, en förskola,
    en körskola, en dansskola, ett bokförlag, en bokhandel, en guldsmed, en keramiker, en gårdsbutik, en vingård,
    en trädgårdsmästare, en svetsfirma, en mekanisk verkstad, en grossist, ett bemanningsföretag, en hotellkedja,
    ett vandrarhem, en camping, en båtklubb, en golfklubb, ett teatersällskap, en kör, en stiftelse, en ideell förening,
    en bostadsrättsförening, en samfällighet, en startup, en konsult, ett labb, en tandtekniker, ett apotek, en urmakare,
    en möbelsnickare, en sotare, en glasmästare, en plåtslagare, en ölimportör, en fiskhandlare, en slaktare, en chokladfabrik,
    ett rosteri, en djuraffär, en stallägare, en biluthyrare, en tolkbyrå, ett museum, ett galleri, en musiklärare`),
  en: split(`a hairdresser, a painting firm, an optician, a law firm, a photographer, a gym, a cafe, a restaurant,
    a pizzeria, a brewery, a florist, a garage, a bike shop, an electrician, a roofer, a carpenter, a cleaning company,
    a removal firm, an accounting firm, an architecture studio, a psychologist, a massage therapist, a vet, a nursery school,
    a driving school, a dance school, a publisher, a bookshop, a goldsmith, a potter, a farm shop, a vineyard, a gardener,
    a welding firm, a machine shop, a wholesaler, a staffing agency, a hotel, a hostel, a campsite, a sailing club,
    a golf club, a theatre company, a choir, a foundation, a charity, a housing association, a startup, a consultant, a lab,
    a dental technician, a pharmacy, a watchmaker, a furniture maker, a chimney sweep, a glazier, a beer importer,
    a fishmonger, a butcher, a chocolate factory, a coffee roaster, a pet shop, a car rental, a museum, a gallery,
    a music teacher, a translation agency`),
};

const PLACES =
  split(`Göteborg, Borås, Kungsbacka, Kungälv, Lerum, Härryda, Mölnlycke, Stenungsund, Trollhättan,
  Uddevalla, Varberg, Falkenberg, Halmstad, Jönköping, Skövde, Lidköping, Vänersborg, Ale, Orust, Tjörn, Majorna, Haga,
  Stockholm, Malmö, Örebro, Västerås, Umeå, Lysekil, Strömstad, Ulricehamn`);

/** How visitors say who they are; `TRADE` and `PLACE` stand for those. */
const BEGINNINGS: Readonly<Record<Language, readonly string[]>> = {
  sv: [
    'Vi är TRADE i PLACE.',
    'Hej! Vi är TRADE i PLACE.',
    'Jag driver TRADE i PLACE.',
    'Jag driver TRADE.',
    'hej, jag har TRADE i PLACE och undrar:',
    'Vi driver TRADE i PLACE sedan tio år.',
    'Jag jobbar på TRADE i PLACE.',
    'Hejsan, TRADE här, i PLACE.',
    'Vi är TRADE med åtta anställda.',
    'Jag ska starta TRADE i PLACE.',
    'Jag är vd på TRADE i PLACE.',
    'vi är TRADE,',
    'Har TRADE i PLACE,',
  ],
  en: [
    'We are TRADE in PLACE.',
    'Hi! We are TRADE in PLACE.',
    'I run TRADE in PLACE.',
    'I run TRADE.',
    'hello, I have TRADE in PLACE and wonder:',
    'We have been TRADE in PLACE for ten years.',
    'I work at TRADE in PLACE.',
    'Hey there, TRADE here, in PLACE.',
    'We are TRADE with eight employees.',
    'I am about to start TRADE in PLACE.',
    'I am the CEO of TRADE in PLACE.',
    "we're TRADE,",
    'I own TRADE in PLACE,',
  ],
};
const FOR: Readonly<Record<Language, readonly string[]>> = {
  sv: ['för TRADE', 'åt TRADE', 'för TRADE i PLACE'],
  en: ['for TRADE', 'for TRADE in PLACE', 'for my business, TRADE'],
};

/** Of so many questions one is asked again in each of the ways below. */
const ONE_IN = 15;
/** Longer questions mostly tell who asks already. */
const LONGEST = 120;
const SHORT = 45;

/**
 * The questions, and some again with what changes no answer: who asks, told before it or at its end, and
 * something else that was asked before. For the decision alone: learnt by the encoder, they blur what it
 * knows of trades, and of people who tell what they want.
 */
export function withBeginnings(asked: readonly LabelledQuestion[]): LabelledQuestion[] {
  const random = numbers(11);
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const whole = asked.filter(({ text, history, needs }) => {
    const clean = cleanQuestion(text);
    const isCourtesy = needs.some((need) => COURTESIES.has(need));
    return history.length === 0 && !isCourtesy && !follows(clean) && !isSubjectless(clean);
  });
  const told = (frames: Readonly<Record<Language, readonly string[]>>, language: Language) =>
    (one(frames[language]) ?? '')
      .replace('TRADE', one(TRADES[language]) ?? '')
      .replace('PLACE', one(PLACES) ?? '');
  const some = (most: number) =>
    whole.filter(({ text }) => text.length <= most && random() < 1 / ONE_IN);
  return [
    ...asked,
    ...[...some(LONGEST), ...some(LONGEST)].map((question) => ({
      ...question,
      text: `${told(BEGINNINGS, question.language)} ${question.text}`,
    })),
    ...some(LONGEST).map((question) => ({
      ...question,
      history: [{ role: 'user' as const, content: told(BEGINNINGS, question.language) }],
    })),
    ...some(SHORT).map((question) => ({
      ...question,
      text: `${question.text.replace(/[?.!\s]+$/, '')} ${told(FOR, question.language)}?`,
    })),
    ...some(SHORT).map((question) => ({
      ...question,
      history: [{ role: 'user' as const, content: one(whole)?.text ?? '' }],
    })),
  ];
}

function split(list: string): string[] {
  return list.split(/,\s+/);
}
