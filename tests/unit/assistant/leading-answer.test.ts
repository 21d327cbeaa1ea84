import { describe, expect, test } from 'vitest';
import {
  answerText,
  asksTheSame,
  nearestSentence,
} from '../../../lambdas/assistant/reply/leading-answer';

const YES = 'Ja, konsultationen är kostnadsfri. Ring oss.';
const HEADING = 'Är första samtalet gratis?';

describe('yes and no', () => {
  test.for([
    'Är första samtalet gratis?',
    'är det första samtalet gratis hos er',
    'Hej, är första samtalet hos er gratis?',
  ])('are said to what the passage asks itself: %s', (question) => {
    expect(answerText(YES, question, HEADING)).toBe(YES);
  });

  test.for([
    'Vad kostar första samtalet?',
    'Kostar första samtalet något?',
    'Måste jag betala för första samtalet?',
    'Är första samtalet inte gratis?',
    'Är alla samtal gratis för alltid?',
    'Är första samtalet gratis även på distans?',
    'Blir första samtalet avgiftsbelagt?',
    'första samtalet gratis',
    'Bygger ni appar?',
  ])('are left out of the answer to another question: %s', (question) => {
    expect(answerText(YES, question, HEADING)).toBe('Konsultationen är kostnadsfri. Ring oss.');
  });

  test('are left out with the sentence that goes on from them', () => {
    const no = 'Nej, och det kan ingen annan heller. Google bestämmer.';
    expect(answerText(no, 'Varför inte?', 'Kan ni lova en plats?')).toBe('Google bestämmer.');
    expect(answerText('No, but you may.', 'Why?', 'Must I?')).toBe('But you may.');
  });

  test('are left out where the passage’s heading asks nothing', () => {
    expect(answerText(YES, 'Är samtalet gratis?', 'Samtalet är gratis')).toMatch(/^Konsult/);
  });

  test('are left out however likely they are', () => {
    const no = 'Troligen inte. Över 200 företag har anlitat oss.';
    const question = 'Är mitt företag för litet för er?';
    expect(answerText(no, 'Tar ni er an små företag?', question)).toMatch(/^Över 200/);
    expect(answerText(no, question, question)).toBe(no);
  });

  test('are kept inside a text', () => {
    expect(answerText('Vi säger ja, ofta.', 'Gör ni det?', 'Vad?')).toBe('Vi säger ja, ofta.');
  });

  test('no is no better than yes', () => {
    expect(answerText('No. Nothing is tied.', 'Can I leave?', 'Am I tied in?')).toBe(
      'Nothing is tied.',
    );
  });
});

/** The same matter asked both ways: yes to one is no to the other. */
const OPPOSITES = [
  ['Kan jag säga upp när som helst?', 'Måste jag ha en bindningstid?'],
  ['Ingår moms i priserna?', 'Ingår moms inte i priserna?'],
  ['Har ni öppet på lördagar?', 'Har ni bara öppet på lördagar?'],
  ['Behöver jag ett eget webbhotell?', 'Kan jag slippa eget webbhotell?'],
  ['Är cookiebanner ett krav?', 'Erbjuder ni cookiebanner?'],
  ['Will I own the site?', 'Will I never own the site?'],
  ['Do I have to sign a contract?', 'Can I sign a contract?'],
  ['Is hosting included?', 'Is hosting not included?'],
  ['Do you guarantee first place?', 'Do you reach first place?'],
  ['Must the site follow WCAG?', 'Do you follow WCAG?'],
  ['Blir sajten snabb?', 'Blir sajten långsam?'],
  ['Will the site be fast?', 'Will the site be slow?'],
  ['Kan jag ändra sajten själv?', 'Är det svårt att ändra sajten själv?'],
  ['Can I update the site myself?', 'Is it difficult to update the site myself?'],
  ['Is there support after launch?', 'Do you disappear after launch?'],
  ['Är det lätt att sköta butiken?', 'Är det krångligt att sköta butiken?'],
  ['Do you work with small firms?', 'Do you look down on small firms?'],
] as const;

test.for(OPPOSITES)('"%s" is not "%s"', ([one, other]) => {
  expect(asksTheSame(one, other)).toBe(false);
  expect(asksTheSame(other, one)).toBe(false);
  expect(asksTheSame(one, one)).toBe(true);
});

test('the sentence that comes nearest to a question has most of its words', () => {
  const text = 'Vi har öppet vardagar. På lördagar är det stängt. Ring gärna.';
  expect(nearestSentence(text, 'så ni har stängt på lördag?')).toBe('På lördagar är det stängt.');
  expect(nearestSentence(text, 'varför?')).toBeUndefined();
});

test('how much, and how long, is answered by the sentence with a figure', () => {
  const text = 'Hur mycket som behövs beror på. Räkna med 8 000 kr per månad för SEO.';
  expect(nearestSentence(text, 'hur mycket är det då?')).toBe(
    'Räkna med 8 000 kr per månad för SEO.',
  );
  expect(nearestSentence('It depends.', 'how much is it then?')).toBeUndefined();
});
