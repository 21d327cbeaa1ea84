import { Random } from './random';

const TRADES = [
  'målare',
  'bagerier',
  'frisörer',
  'verkstäder',
  'tandläkare',
  'kaféer',
  'rörmokare',
  'florister',
] as const;
const CITIES = ['Göteborg', 'Borås', 'Malmö', 'Skövde', 'Mölndal', 'Kungälv', 'Alingsås'] as const;
const SUBJECTS = [
  'Lokal SEO',
  'Google Ads',
  'Ny webbplats',
  'Företagsprofil',
  'Snabbare sidor',
  'Fler omdömen',
] as const;
const CATEGORIES = ['SEO', 'Google Ads', 'Webbutveckling'] as const;
const AUTHORS = ['Markus Tengdahl', 'Nour Haddad', 'Åsa Lindqvist'] as const;
const PICTURES = [
  'photo-1460925895917-afdab827c52f',
  'photo-1498050108023-c5249f4df085',
  'photo-1522071820081-009f0129c71c',
] as const;
const OPENINGS = [
  'Den som söker',
  'En ny kund',
  'Grannen på samma gata',
  'Den som jämför tre offerter',
  'Varje besökare',
  'Google',
] as const;
const ACTIONS = [
  'läser första raden och bestämmer sig sedan',
  'vill veta vad det kostar innan hen ringer',
  'tittar på öppettiderna och på bilderna',
  'väger omdömen tyngre än vackra ord',
  'går vidare när sidan tar mer än tre sekunder',
  'hittar hit genom kartan, inte genom menyn',
] as const;
const ENDINGS = [
  'och det går att mäta redan samma månad',
  'även när konkurrenten har större budget',
  'så börja med den sida som säljer bäst',
  'men bara om telefonnumret går att trycka på',
  'vilket de flesta upptäcker ett år för sent',
  'och då hjälper ingen annons i världen',
] as const;
const HEADINGS = [
  'Börja här',
  'Vad det kostar',
  'Så mäter du resultatet',
  'Vanliga misstag',
  'När du ska ta hjälp',
  'En sida för varje tjänst',
  'Omdömen och svar',
  'Tre saker att göra i dag',
] as const;
const PAGES = ['/kontakt-oss', '/portfolio', '/om-oss', '/webbyra-goteborg'] as const;

/**
 * One Markdown post of about 3.5 kB with front matter; the same text for the same id, always.
 *
 * @param next - id of the post that it links to.
 */
export function postText(id: number, next: number): string {
  const random = new Random(id);
  return `${frontMatter(id, random)}\n${body(id, next, random)}`;
}

function frontMatter(id: number, random: Random): string {
  const subject = random.pick(SUBJECTS);
  const trade = random.pick(TRADES);
  const city = random.pick(CITIES);
  const day = new Date(Date.UTC(2015, 0, 1 + (id % 3650))).toISOString().slice(0, 10);
  return `---
title: ${subject} för ${trade} i ${city}, anteckning ${id}
description: Anteckning ${id} om ${subject.toLowerCase()} för ${trade} i ${city}. Vad som ger mest först, med priser, tider och vanliga misstag.
excerpt: ${sentence(random)}
category: ${random.pick(CATEGORIES)}
author: ${random.pick(AUTHORS)}
date: ${day}
image:
  url: https://images.unsplash.com/${random.pick(PICTURES)}?auto=format&fit=crop&w=1200&q=80
  alt: Arbetsbord med anteckningar om ${trade} i ${city}
translation: none
---
`;
}

/** An opening, then sections that take turns in being prose, lists, a table and a quotation. */
function body(id: number, next: number, random: Random): string {
  const shapes = [bullets, steps, id % 3 === 0 ? table : quotation, plainParagraph];
  const first = random.whole(0, HEADINGS.length - 1);
  const sections = shapes.map((shape, index) => {
    const heading = HEADINGS[(first + index) % HEADINGS.length];
    const below = index === 1 ? `### ${sentence(random).replace(/[.*]/g, '')}\n\n` : '';
    return `## ${heading}\n\n${paragraph(random)}\n\n${below}${shape(random)}`;
  });
  return [paragraph(random), ...sections, closing(next, random)].join('\n\n').concat('\n');
}

function sentence(random: Random): string {
  return `${random.pick(OPENINGS)} ${random.pick(ACTIONS)}, ${random.pick(ENDINGS)}.`;
}

function paragraph(random: Random): string {
  const [first, ...rest] = Array.from({ length: random.whole(2, 3) }, () => sentence(random));
  return [`**${first}**`, ...rest].join(' ');
}

const plainParagraph = (random: Random): string => paragraph(random).replaceAll('**', '');

const bullets = (random: Random): string =>
  Array.from(
    { length: random.whole(3, 4) },
    () => `- **${random.pick(SUBJECTS)}** – ${sentence(random)}`,
  ).join('\n');

const steps = (random: Random): string =>
  Array.from(
    { length: 3 },
    (_, index) => `${index + 1}. ${sentence(random)} *${random.pick(CATEGORIES)}.*`,
  ).join('\n');

function table(random: Random): string {
  const rows = HEADINGS.slice(0, random.whole(4, 6)).map(
    (heading) => `| ${heading} | ${random.whole(1, 9)} timmar | ${random.whole(2, 90) * 100} kr |`,
  );
  return ['| Jobb | Tid | Kostnad |', '| --- | --- | ---: |', ...rows].join('\n');
}

const quotation = (random: Random): string => `> ${sentence(random)}\n>\n> ${sentence(random)}`;

function closing(next: number, random: Random): string {
  return `Läs vidare i [anteckning ${next}](/blog/${next}) eller [hör av dig](${random.pick(PAGES)}). Priset börjar på {{prices.seo}}, och [Google skriver själv](https://developers.google.com/search) hur det fungerar.`;
}
