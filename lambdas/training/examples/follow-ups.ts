import type { Topic } from '../../../content/schema/topics';
import type { Example } from '../train-opinion';

/** Texts in Swedish and in English. */
type Both = readonly [readonly string[], readonly string[]];

/** What begins a conversation on each service. */
const OPENERS = {
  web: [
    [
      'Bygger ni hemsidor?',
      'Vi vill ha en ny webbplats',
      'Kan ni göra en sajt åt vår klinik?',
      'Vad ingår i en hemsida?',
    ],
    [
      'Do you build websites?',
      'We need a new site for our studio',
      'Can you make us a website?',
      'What is included in a site?',
    ],
  ],
  ecom: [
    [
      'Bygger ni webbshoppar?',
      'Vi vill sälja våra produkter på nätet',
      'Kan ni göra en nätbutik?',
      'Jobbar ni med Shopify?',
    ],
    [
      'Do you build online shops?',
      'We want to sell our products online',
      'Can you set up a web shop?',
      'Do you work with WooCommerce?',
    ],
  ],
  seo: [
    ['Jobbar ni med SEO?', 'Vi vill synas bättre på Google', 'Vad ingår i er sökmotoroptimering?'],
    [
      'Do you do SEO?',
      'We want to rank higher on Google',
      'What does your search optimisation include?',
    ],
  ],
  ads: [
    [
      'Sköter ni Google Ads?',
      'Kan ni hjälpa oss med annonser på Google?',
      'Vi funderar på sökannonsering',
    ],
    ['Do you manage Google Ads?', 'Can you run our search ads?', 'We are thinking about PPC'],
  ],
  app: [
    ['Bygger ni appar?', 'Vi vill ha en mobilapp', 'Kan ni utveckla en app till iPhone?'],
    ['Do you build apps?', 'We want a mobile app', 'Could you develop an iPhone app?'],
  ],
  logo: [
    ['Gör ni loggor?', 'Vi behöver en ny logotyp'],
    ['Do you design logos?', 'We need a new logo'],
  ],
  copy: [
    ['Skriver ni texter?', 'Kan ni skriva innehållet åt oss?'],
    ['Do you write copy?', 'Can you write the texts for us?'],
  ],
  social: [
    ['Sköter ni sociala medier?', 'Kan ni ta hand om vårt Instagram?'],
    ['Do you do social media?', 'Can you look after our Instagram?'],
  ],
  maint: [
    ['Kan ni sköta vår hemsida?', 'Erbjuder ni support och underhåll?'],
    ['Do you look after sites after launch?', 'Do you offer maintenance?'],
  ],
  hosting: [
    ['Har ni webbhotell?', 'Kan sidan ligga hos er?'],
    ['Do you offer hosting?', 'Can our site be hosted with you?'],
  ],
  domain: [
    ['Kan ni registrera en domän?', 'Vi behöver ett domännamn'],
    ['Can you register a domain?', 'We need a domain name'],
  ],
  wp: [['Bygger ni i WordPress?'], ['Do you build in WordPress?']],
  simple: [
    ['Vi behöver en enkel hemsida', 'Kan ni göra en liten sida med tre sidor?'],
    ['We only need a simple website', 'Can you make a small three page site?'],
  ],
} as const satisfies Record<string, Both>;
type Service = keyof typeof OPENERS;

/** What is asked about a service that the question does not name. */
const ASKS = {
  price: [
    [
      'vad kostar det?',
      'och priset?',
      'hur mycket går det på?',
      'vad tar ni för det då',
      'ok, kostnad?',
      'vad skulle det bli i pengar',
      'och vad får man betala för en sån',
      'låter bra, vad blir prislappen',
      'ungefär hur dyrt är det',
      'prisbild?',
    ],
    [
      'how much is that?',
      'and the price?',
      'what would it cost',
      'ok and what do you charge for it',
      'cost?',
      'what does that run to',
      'sounds good, what is the damage',
      'roughly how expensive is it',
      'and how much would you want for one',
      'ballpark?',
    ],
  ],
  time: [
    [
      'hur lång tid tar det?',
      'och leveranstiden?',
      'när skulle det vara klart',
      'hur snabbt går det',
      'hur många veckor pratar vi om',
      'hinner ni före jul',
    ],
    [
      'how long does it take?',
      'and the timeline?',
      'when would it be ready',
      'how fast can you do that',
      'how many weeks are we talking',
      'how soon could we have it',
    ],
  ],
  bind: [
    [
      'hur länge binder man sig?',
      'är det bindningstid?',
      'kan man säga upp när man vill',
      'och uppsägningstiden?',
    ],
    [
      'how long are we tied in?',
      'is there a minimum term',
      'can we cancel any time',
      'and the notice period?',
    ],
  ],
  result: [
    ['när ser man resultat?', 'hur snabbt märks det', 'när börjar det ge något'],
    ['when do we see results?', 'how soon does it work', 'how long until it pays off'],
  ],
  incl: [
    ['vad ingår?', 'vad får man då'],
    ['what is included?', 'what do we get for that'],
  ],
} as const satisfies Record<string, Both>;
type Ask = keyof typeof ASKS;

/** What answers each of these about each service. */
const ANSWERS: Record<Service, Partial<Record<Ask, readonly Topic[]>>> = {
  web: { price: ['price-web'], time: ['time-simple', 'time-complex'], incl: ['svc-web'] },
  simple: { price: ['price-simple'], time: ['time-simple'] },
  ecom: { price: ['price-ecom'], time: ['time-ecom'], incl: ['svc-ecom'] },
  seo: { price: ['price-seo'], bind: ['seo-contract'], result: ['seo-results'], incl: ['svc-seo'] },
  ads: { price: ['price-ads'], bind: ['ads-min'], result: ['ads-opt'], incl: ['svc-ads'] },
  app: { price: ['price-app'], time: ['time-app'], incl: ['svc-app'] },
  logo: { price: ['price-logo'], incl: ['svc-brand'] },
  copy: { price: ['price-copy'] },
  social: { price: ['price-social'], incl: ['svc-social'] },
  maint: { price: ['price-maint'], incl: ['svc-maint'] },
  hosting: { price: ['price-hosting'] },
  domain: { price: ['price-domain'] },
  wp: { price: ['wp-basic', 'wp-mid', 'wp-adv'] },
};

/** Questions with the same answer whatever stands before them. */
const ALONE: Partial<Record<Topic, Both>> = {
  vat: [
    ['är det med moms?', 'exkl moms?', 'tillkommer moms på det', 'inklusive skatt?'],
    ['is that with vat?', 'plus vat?', 'excluding tax?'],
  ],
  payment: [
    ['kan man dela upp betalningen?', 'hur betalar man', 'måste allt betalas på en gång'],
    ['can we split the payment?', 'how do we pay', 'all of it upfront?'],
  ],
  fixed: [
    ['är det ett fast pris?', 'kan det bli dyrare', 'och inga dolda kostnader?'],
    ['is that a fixed price?', 'could it get more expensive', 'no hidden costs?'],
  ],
  rush: [
    ['går det att få det snabbare?', 'och om vi har bråttom', 'kan det bli klart på en vecka'],
    ['can it be quicker?', 'and if we are in a hurry', 'what if we need it next week'],
  ],
  warranty: [
    ['har ni garanti på det?', 'och om något går sönder', 'vad händer om det är fel på den'],
    ['is there a warranty on it?', 'and if something breaks', 'what if there are bugs in it'],
  ],
  own: [
    ['äger vi den sen?', 'och vem äger koden', 'får vi behålla allt om vi slutar'],
    ['do we own it then?', 'and who has the rights', 'do we keep everything if we leave'],
  ],
  cms: [
    ['kan vi ändra i den själva?', 'och uppdatera den, gör vi det själva'],
    ['can we change it ourselves?', 'and updating it, can we do that'],
  ],
  responsive: [
    ['funkar den i mobilen?', 'även på telefon?'],
    ['does it work on mobile?', 'on phones as well?'],
  ],
  multi: [
    ['kan den vara på engelska också?', 'och på flera språk?'],
    ['can it be in english too?', 'and in several languages?'],
  ],
  cases: [
    ['har ni gjort det förut?', 'kan man se exempel', 'för vilka då'],
    ['have you done that before?', 'can I see examples', 'for whom?'],
  ],
  book: [
    ['kan vi ses och prata om det?', 'hur bokar jag', 'ok jag vill boka in något'],
    ['can we meet and talk about it?', 'how do I book', 'ok I want to arrange something'],
  ],
  consult: [
    ['kostar det något att prata om det?', 'är det mötet gratis'],
    ['does talking about it cost anything?', 'is that meeting free'],
  ],
  phone: [
    ['kan jag ringa om det?', 'vilket nummer då'],
    ['can I call about it?', 'what number then'],
  ],
  process: [
    ['hur går det till?', 'vad är nästa steg', 'hur kommer vi igång'],
    ['how does that work?', 'what is the next step', 'how do we get going'],
  ],
  tech: [
    ['vad byggs den i?', 'vilken teknik'],
    ['what is it built in?', 'which technology'],
  ],
  gdpr: [
    ['är det gdpr-säkert?', 'och cookies då'],
    ['is that gdpr proof?', 'and the cookies?'],
  ],
  a11y: [
    ['är den tillgänglig för synskadade?', 'funkar den med skärmläsare'],
    ['is it accessible?', 'with a screen reader as well?'],
  ],
  security: [
    ['är det säkert?', 'och backup?'],
    ['is it secure?', 'and backups?'],
  ],
  'svc-maint': [
    ['vem sköter den sen?', 'och efter lanseringen?'],
    ['who looks after it then?', 'and after launch?'],
  ],
  'svc-content': [
    ['vem skriver texterna?', 'måste vi skriva själva'],
    ['who writes the texts?', 'do we write it ourselves'],
  ],
  hours: [
    ['när har ni öppet?', 'vilka tider då'],
    ['when are you open?', 'what hours?'],
  ],
  address: [
    ['var ligger ni?', 'vilken adress ska jag till'],
    ['where are you?', 'which address do I go to'],
  ],
  remote: [
    ['går det på distans?', 'vi kan väl ta allt på video'],
    ['can that be done remotely?', 'all over video?'],
  ],
  'payments-shop': [
    ['går det att betala med swish i den?', 'vilka betalsätt'],
    ['can people pay by card in it?', 'which payment methods'],
  ],
  reply: [['och när får jag svar?'], ['and when do I hear back?']],
  speed: [['blir den snabb?'], ['will it be fast?']],
};

/** What questions about shops alone come after; others come after any kind of site. */
const AFTER: Partial<Record<Topic, readonly Service[]>> = { 'payments-shop': ['ecom'] };
const SITES: readonly Service[] = ['web', 'ecom', 'simple', 'wp', 'app'];

/** What a service is called after "and what about". */
const NAMES: Partial<Record<Service, readonly [string, string]>> = {
  web: ['en hemsida', 'a website'],
  ecom: ['en webbshop', 'an online shop'],
  seo: ['seo', 'seo'],
  ads: ['google ads', 'google ads'],
  app: ['en app', 'an app'],
  logo: ['en logga', 'a logo'],
  copy: ['texter', 'copy'],
  social: ['sociala medier', 'social media'],
  maint: ['underhåll', 'maintenance'],
  hosting: ['webbhotell', 'hosting'],
  domain: ['en domän', 'a domain'],
  simple: ['en enkel sida', 'a simple site'],
};
const FULL: Partial<Record<Ask, readonly [string, string]>> = {
  price: ['Vad kostar {}?', 'What does {} cost?'],
  time: ['Hur lång tid tar {}?', 'How long does {} take?'],
  bind: ['Hur länge binder man sig för {}?', 'How long are we tied in with {}?'],
  result: ['När ger {} resultat?', 'When does {} give results?'],
};
const CHANGES = [
  ['och {}?', 'hur är det med {}?', 'samma fråga för {}', '{} då?', 'men om det är {}?'],
  ['and {}?', 'what about {}?', 'same question for {}', '{} then?', 'how about {}?'],
] as const;

const LANGUAGES = [0, 1] as const;
const services = Object.keys(OPENERS) as Service[];
const asks = Object.keys(ASKS) as Ask[];

/** Follow-ups of many kinds: each leaves out a service or what is asked of it. */
export function followUps(): Example[] {
  return [...asksOfServices(), ...standingAlone(), ...changesOfService()];
}

const after = (opener: string, q: string, topics: readonly Topic[]): Example => ({
  q,
  history: [{ role: 'user', content: opener }],
  topics,
});

/** Takes one after the other, from the beginning again at the end. */
function inTurn<T>(): (choices: readonly T[]) => T[] {
  let turn = 0;
  return (choices) => choices.slice(turn++ % choices.length).slice(0, 1);
}

/** "Do you build apps?" – "And the price?" */
function asksOfServices(): Example[] {
  const next = inTurn<string>();
  return services.flatMap((service) =>
    asks.flatMap((ask) =>
      LANGUAGES.flatMap((language) => {
        const topics = ANSWERS[service][ask];
        if (!topics) return [];
        return ASKS[ask][language].flatMap((q) =>
          next(OPENERS[service][language]).map((opener) => after(opener, q, topics)),
        );
      }),
    ),
  );
}

/** "We need a new site" – "Is that with VAT?" */
function standingAlone(): Example[] {
  const next = inTurn<string>();
  return (Object.entries(ALONE) as [Topic, Both][]).flatMap(([topic, both]) =>
    LANGUAGES.flatMap((language) => {
      const openers = (AFTER[topic] ?? SITES).flatMap((service) => OPENERS[service][language]);
      return both[language].flatMap((q) =>
        next(openers).map((opener) => after(opener, q, [topic])),
      );
    }),
  );
}

/** "What does a website cost?" – "And an app?" */
function changesOfService(): Example[] {
  const nextChange = inTurn<string>();
  const nextService = inTurn<Service>();
  return services.flatMap((service) =>
    asks.flatMap((ask) =>
      LANGUAGES.flatMap((language) => {
        const topics = ANSWERS[service][ask];
        const name = NAMES[service]?.[language];
        const full = FULL[ask]?.[language];
        if (!topics || name === undefined || full === undefined) return [];
        const others = services.filter(
          (other) => other !== service && ANSWERS[other][ask] && NAMES[other],
        );
        return [...nextService(others), ...nextService(others)].flatMap((other) =>
          nextChange(CHANGES[language]).map((change) =>
            after(
              full.replace('{}', NAMES[other]?.[language] ?? ''),
              change.replace('{}', name),
              topics,
            ),
          ),
        );
      }),
    ),
  );
}
