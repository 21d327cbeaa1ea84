import type { Language } from '../../../content/core/language';
import type { HumanNeed, PersonalNeed } from '../needs';

/** What the assistant says around the site's own texts; `{…}` is filled from the knowledge. */
interface Texts {
  readMore: string;
  unsure: string;
  /** Before an answer that may well not be the one, and before what else may be meant. */
  likely: string;
  others: string;
  outOfScope: string;
  /** Before what comes nearest to what the pages do not say. */
  nearest: string;
  /** To a question whose answer has just been said, with the sentence of it that comes nearest. */
  said: string;
  /** To whoever wants none of the choices. */
  declined: string;
  /** To what a visitor tells who was asked to tell more for a person to read. */
  noted: string;
  /** To whatever is asked once a conversation is as long as it gets. */
  over: string;
  needs: Readonly<Record<HumanNeed, string>>;
  /** What a visitor says who picks a need from choices. */
  picked: Readonly<Record<PersonalNeed, string>>;
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  sv: {
    readMore: 'Läs mer: {path}',
    unsure: 'Jag vill vara säker på att jag förstår rätt. Gäller det något av det här?',
    likely: 'Det här kan vara svaret:',
    others: 'Menade du något annat?',
    nearest: 'Eller gäller det något av det här?',
    outOfScope:
      'Det hittar jag inte på våra sidor, och jag svarar bara ur dem. En människa når du på {phone} ({hours}) eller {email}. Skriv ”ring mig” om du hellre blir uppringd.',
    said: 'Det närmaste jag hittar är det jag nyss skrev{again}. Vill du veta mer når du en människa på {phone} ({hours}).',
    declined:
      'Då har jag inte förstått vad du letar efter. Skriv gärna med andra ord, eller fråga en människa på {phone} ({hours}) eller {email}.',
    noted:
      'Tack, då vet vi det. En människa hos oss läser allt du skriver här. Brådskar det, ring {phone} ({hours}).',
    over: 'Nu har vi pratat en bra stund, och längre än så här räcker inte mina svar. En människa hjälper dig gärna vidare: ring {phone} ({hours}) eller skriv till {email}.',
    needs: {
      complaint:
        'Jag är ledsen att det har blivit så. Det här ska en människa ta hand om, inte jag. Ring {phone} ({hours}) eller skriv till {email}. Jag har markerat samtalet som brådskande, så att det läses först. Berätta gärna här vad som har hänt, så slipper du ta det från början.',
      outage:
        'Då skyndar vi oss. Ring {phone} nu ({hours}), det går fortast. Jag har markerat samtalet som brådskande. Skriv här vilken adress det gäller, vad du ser på skärmen och när det började.',
      hacked:
        'Det låter allvarligt. Ring {phone} nu ({hours}) eller skriv till {email}. Jag har markerat samtalet som brådskande. Byt lösenord från en annan dator om du kan, men radera ingenting, så att vi kan se vad som har hänt. Skriv här vilken adress eller vilket konto det gäller.',
      invoice:
        'Det som rör fakturor tar en människa hand om. Skriv till {email} med fakturans nummer och vad som inte stämmer, eller ring {phone} ({hours}). Har något blivit fel från vårt håll ber vi om ursäkt, och rättar det.',
      call: 'Självklart, vi ringer upp på numret du har lämnat. Skriv gärna här vad det gäller och när det passar. Vill du inte vänta når du oss på {phone} ({hours}). Jag har markerat samtalet, så att det läses först.',
      sales:
        'Tack, men den här chatten är till för dem som behöver hjälp av oss. Vill du erbjuda oss något går det bra att skriva till {email}. Vi hör av oss om det passar.',
      data: 'Dina uppgifter är dina. Det här samtalet raderar du själv längst ned i chattfönstret. Vill du veta vad vi i övrigt har om dig, rätta det eller få det borttaget, skriv till {email} eller ring {phone} ({hours}). Hur vi hanterar uppgifter står på {privacy}',
      emergency:
        'Det här är viktigare än allt en webbyrå kan hjälpa till med. Är det fara för liv, ring 112 nu. Mår du så dåligt att du inte vill leva finns det någon att prata med dygnet runt hos Självmordslinjen, 90101, och vårdråd på 1177. Du behöver inte vara ensam med det.',
      abuse:
        'Jag är en automatisk assistent och svarar på frågor om det som står på webbplatsen. Är det något vi har gjort som gör dig arg vill vi gärna veta det: ring {phone} ({hours}) eller skriv till {email}.',
      robot:
        'Jag är {name}s automatiska assistent, ingen människa. Jag svarar ur det som står på den här webbplatsen och tar inga andra uppdrag. Fråga mig om tjänster, priser och tider, eller prata med en människa på {phone} ({hours}).',
      'price-protest':
        'Jag förstår, det är mycket pengar. Ofta går det att börja mindre och bygga på senare. Berätta vad du har att röra dig med, eller ring {phone} ({hours}), så säger vi ärligt vad som ryms.',
      filler:
        'Ta den tid du behöver. Fråga när du vill, om priser, tider eller något annat du ser här.',
      thanks: 'Varsågod! Säg till om du undrar över något mer.',
      hello: 'Hej! Vad vill du veta om våra tjänster, priser eller tider?',
      bye: 'Tack för pratstunden, och välkommen tillbaka.',
    },
    picked: {
      complaint: 'Jag är inte nöjd med något ni har gjort',
      outage: 'Något ni sköter åt oss har slutat fungera',
      hacked: 'Någon har hackat vår sajt eller ett konto',
      invoice: 'Det gäller en faktura',
      call: 'Jag vill prata med en människa',
      sales: 'Jag har något att erbjuda er',
      data: 'Det gäller mina personuppgifter',
      emergency: 'Någon är i fara eller mår mycket dåligt',
    },
  },
  en: {
    readMore: 'Read more: {path}',
    unsure: 'I want to be sure I understand. Is it about one of these?',
    likely: 'This may be the answer:',
    others: 'Did you mean something else?',
    nearest: 'Or is it about one of these?',
    outOfScope:
      'I can’t find that on our pages, and I answer only from them. To reach a person, ring {phone} ({hours}) or write to {email}. Write “call me” if you would rather be called back.',
    said: 'The nearest I can find is what I just wrote{again}. A person can tell you more on {phone} ({hours}).',
    declined:
      'Then I have not understood what you are looking for. Try other words, or ask a person on {phone} ({hours}) or {email}.',
    noted:
      'Thank you, good to know. A person here reads all that you write. If it is urgent, ring {phone} ({hours}).',
    over: 'We have talked for a good while now, and this is as far as my answers go. A person will gladly take it from here: ring {phone} ({hours}) or write to {email}.',
    needs: {
      complaint:
        'I am sorry it has come to this. It needs a person, not me. Ring {phone} ({hours}) or write to {email}. I have marked this conversation as urgent so that it is read first. Tell us here what happened, and you won’t have to start from the beginning.',
      outage:
        'Then we hurry. Ring {phone} now ({hours}), that is quickest. I have marked this conversation as urgent. Write here which address it is about, what you see on the screen and when it began.',
      hacked:
        'That sounds serious. Ring {phone} now ({hours}) or write to {email}. I have marked this conversation as urgent. Change passwords from another computer if you can, but delete nothing, so that we can see what happened. Write here which address or account it is about.',
      invoice:
        'A person sorts out invoices. Write to {email} with the invoice number and what is wrong with it, or ring {phone} ({hours}). If the mistake is ours, we apologise and put it right.',
      call: 'Of course, we will ring the number you have given. Do write here what it is about and when suits you. If you would rather not wait, ring {phone} ({hours}). I have marked this conversation so that it is read first.',
      sales:
        'Thank you, but this chat is for those who need our help. If you have something to offer us, write to {email}. We will be in touch if it fits.',
      data: 'Your details are yours. You can erase this conversation yourself at the bottom of the chat window. To know what else we hold about you, or to have it corrected or removed, write to {email} or ring {phone} ({hours}). How we handle details is at {privacy}',
      emergency:
        'This matters more than anything a web agency can help with. If a life is in danger, ring 112 now. If you feel so bad that you do not want to live, somebody is there to talk to day and night: in Sweden Självmordslinjen, 90101, and health advice on 1177. You do not have to be alone with it.',
      abuse:
        'I am an automatic assistant and answer questions about what this website says. If it is something we did that makes you angry, we would like to know: ring {phone} ({hours}) or write to {email}.',
      robot:
        'I am {name}’s automatic assistant, not a person. I answer from what this website says and take no other instructions. Ask me about services, prices and times, or talk to a person on {phone} ({hours}).',
      'price-protest':
        'I understand, it is a lot of money. Often one can begin smaller and build on later. Tell us what you have to spend, or ring {phone} ({hours}), and we will say honestly what fits.',
      filler:
        'Take your time. Ask whenever you like, about prices, times or anything else you see here.',
      thanks: 'You’re welcome! Just ask if there is anything else.',
      hello: 'Hello! What would you like to know about our services, prices or times?',
      bye: 'Thank you for the chat. See you again!',
    },
    picked: {
      complaint: 'I am not happy with something you did',
      outage: 'Something you look after for us has stopped working',
      hacked: 'Somebody has hacked our site or an account',
      invoice: 'It is about an invoice',
      call: 'I want to talk to a person',
      sales: 'I have something to offer you',
      data: 'It is about my personal details',
      emergency: 'Somebody is in danger or feels very bad',
    },
  },
};

/** How the replies begin that ask a visitor to tell more here, and the one to what was told. */
const ASK_TO_TELL = Object.values(TEXTS).flatMap(({ needs, noted }) =>
  [needs.complaint, needs.outage, needs.hacked, needs.call, noted].map(openingOf),
);

/** Whether a reply of ours asked the visitor to tell more, which a person reads. */
export const asksToTell = (reply: string): boolean =>
  ASK_TO_TELL.some((opening) => reply.startsWith(opening));

/** Whether a reply is the one to a need. */
export const meets = (reply: string, need: HumanNeed): boolean =>
  Object.values(TEXTS).some(({ needs }) => reply.startsWith(openingOf(needs[need])));

function openingOf(text: string): string {
  return text.slice(0, text.indexOf('{'));
}
