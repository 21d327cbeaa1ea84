import type { Language } from '../../../content/core/language';

/** What the assistant says around the site's own texts; `{…}` is filled from the knowledge. */
export const PHRASES: Record<
  Language,
  {
    readMore: string;
    unsure: string;
    unsureEnd: string;
    outOfScope: string;
    handOff: string;
    /** To whatever is asked once a conversation is as long as it gets. */
    over: string;
    greeting: string;
    thanks: string;
    goodbye: string;
  }
> = {
  sv: {
    readMore: 'Läs mer: {path}',
    unsure: 'Jag är inte säker på vad du menar. Gäller det något av det här?',
    unsureEnd: 'Skriv gärna frågan på ett annat sätt, eller ring {phone} ({hours}).',
    outOfScope:
      'Det kan jag inte svara på. Jag är en automatisk assistent och kan bara det som står här på webbplatsen om våra tjänster, priser, tider och villkor. En människa når du på {phone} ({hours}) eller {email}. Vill du hellre bli uppringd? Skriv ”ring mig”, så hör vi av oss.',
    handOff:
      'Självklart. Ring {phone} ({hours}) eller skriv till {email}. Vill du hellre bli uppringd räcker det att du skriver här vad det gäller. Samtalet går till vår inkorg, och vi hör av oss på numret du har lämnat.',
    over: 'Nu har vi pratat en bra stund, och längre än så här räcker inte mina svar. En människa hjälper dig gärna vidare: ring {phone} ({hours}) eller skriv till {email}.',
    greeting: 'Hej! Vad vill du veta om våra tjänster, priser eller tider?',
    thanks: 'Varsågod! Säg till om du undrar över något mer.',
    goodbye: 'Tack för pratstunden, och välkommen tillbaka.',
  },
  en: {
    readMore: 'Read more: {path}',
    unsure: 'I’m not sure what you mean. Is it one of these?',
    unsureEnd: 'Try putting it another way, or ring {phone} ({hours}).',
    outOfScope:
      'I can’t answer that. I am an automatic assistant and only know what this website says about our services, prices, times and terms. To reach a person, ring {phone} ({hours}) or write to {email}. Would you rather be called back? Write “call me” and we will get in touch.',
    handOff:
      'Of course. Ring {phone} ({hours}) or write to {email}. If you would rather be called back, just say here what it is about. This conversation goes to our inbox, and we will ring the number you have given.',
    over: 'We have talked for a good while now, and this is as far as my answers go. A person will gladly take it from here: ring {phone} ({hours}) or write to {email}.',
    greeting: 'Hello! What would you like to know about our services, prices or times?',
    thanks: 'You’re welcome! Just ask if there is anything else.',
    goodbye: 'Thank you for the chat, and welcome back.',
  },
};
