import type { HumanNeed } from './needs';
import { fold } from './words/fold';

const GREETING =
  'hej|hejsan|hejhej|halla|tja|tjena|tjenare|god (?:morgon|dag|kvall)|hi|hello|hey|good (?:morning|afternoon|evening|day)|hur (?:mar du|ar laget)|laget|how are you(?: doing)?(?: today)?';
const ASIDE =
  '(?:[ ,!.?]|pa er|hur (?:mar du|ar laget)|laget|how are you(?: doing)?(?: today)?|dar|igen|again|there|all|guys|sa mycket|for hjalpen|for svaret|for det|very much|so much|a lot|for (?:your|the) help|ha en bra dag|have a nice day|bra|perfekt|great|perfect|ok|okej|det (?:var allt|hjalpte|racker)|that(?: really)? help(?:s|ed)|that(?:s| is| was) all(?: for now)?)*';
const FILLER =
  '(?:ok|okej|okay|nej|nja|no|nope|h+m+|jaha|aha|mm+|bra|fint|nice|great|good|i see|got it|da vet jag|(?:ha){2,}|never ?mind|strunt samma|glom det|asdf\\w*)';

/** Words that leave no doubt what a person needs, folded: these are met whatever else a message says. */
const CUES: readonly (readonly [HumanNeed, RegExp])[] = [
  [
    'emergency',
    /\b(?:ta(?:r)? livet av|ta mitt liv|vill inte leva|orkar inte leva|vill do\b|sjalvmord|skada mig sjalv|kill myself|suicid|self.?harm|want to die|end my life|ont i brostet|chest pains?|hjartattack|heart attack|overdos|(?:man|kille|guy|person|nan|nagon|someone|somebody) (?:\w+ ){0,4}(?:med (?:en )?|with a )(?:kniv|knife|gun|pistol)\b|(?:ring|call) (?:en |an |efter )?ambulan|gaslukt|(?:luktar|lukt av|smells? (?:like|of)) gas\b|\b(?:han|hon|nagon|nan|he|she|someone|somebody) (?:\w+ ){0,6}(?:doda|sla ihjal|kill) (?:mig|oss|me|us)\b|bleeding (?:badly|heavily|a lot)(?! of)|bloder (?:kraftigt|mycket|ymnigt)|(?:bryter|brutit|broken?|breaking|breaks) (?:sig )?in(?:to)?(?: i| hos)? (?:mitt hus|min lagenhet|oss nu|mig nu|(?:my|our) (?:house|home|flat|apartment))|(?:det|huset|koket|lokalen) brinner(?! i knutarna)|brinner i (?!knutarna)|(?:house|flat|building|kitchen|office|shop|stairwell|basement) (?:is )?on fire|fire in (?:the|our|my|your) \w+|medvetslos|unconscious|andas inte|(?:not|isnt|stopped) breathing)/,
  ],
  [
    'hacked',
    /\b(?:(?:skickar|redirects?|sends) (?:\w+ ){0,4}(?:till|to) (?:\w+ ){0,3}(?:kasino|casino|porr|porn|viagra)\w*|hackad|hackats|hackade oss|blivit kapad|kapats|been hacked|got hacked|is hacked|were hacked|defaced|(?:broken? into|(?:somebody|someone|hackers?) (?:has |have )?(?:got into|taken over)|brutit sig in (?:i|pa)|(?:nan|nagon|nagra) har (?:tagit (?:sig in (?:i|pa)|over)|kapatt?|hackatt?)) (?:\w+ ){0,3}(?:accounts?|site|website|wordpress|shop|log ?in|\w*kontot?|hemsida|sajt\w*|butik\w*|inloggning))\b/,
  ],
  [
    'complaint',
    /\b(?:klagomal|reklamera\b|vill klaga|(?:(?:jag|vi) ar .{0,15}|^(?:riktigt|valdigt|mycket) )(?:missnojd|besvik)|oacceptabelt|want to complain|make a complaint|(?:i|we)(?: am| are|m|re) .{0,15}(?:dissatisfied|unhappy|disappointed)|unacceptable|pengarna tillbaka|my money back|(?:less|trott) pa (?:er|hur ni)\b|(?:fed up|had enough) (?:with|of) (?:how )?you|(?:ive|i have|we have) a complaint|(?:ingen|nobody|no one) (?:svarar|hor av sig|has answered|answers|gets back|replies)(?! (?:pa |to )?(?:\w+ ){0,3}(?:ads?|adverts?|\w*annons\w*)\b)|daliga pa att (?:svara|hora av|aterkomma)|(?:mejla\w*|maila\w*|skriv\w*|skrev|ring\w*|sent|written|wrote|called|e?mailed)\b.{0,20} (?:er|era?n?|dig|you|your|u)\b.{0,60}\b(?:(?:inget|aldrig|nat|nagot) svar|(?:inte|aldrig) (?:fatt|svarat|hort)|no (?:answer|reply|response)|never (?:got|had|heard|received)|(?:not|nt) (?:answered|replied|heard)))/,
  ],
  [
    'outage',
    /\b(?:(?:(?:web)?sites?|web ?pages?|home ?page|(?:web)?shop|store|sajt\w*|hemsid\w*|webbplats\w*|webb?shop\w*|natbutik\w*) (?:(?:is|are|has been|has gone|went|har|ar|ligger|legat|gick|gatt) )?(?:now |nu |helt |completely )?(?:down|offline|nere)\b|(?:form|formular\w*)\b.{0,30}\b(?:fungerar inte|funkar inte|(?:does not|doesnt|do not|dont|is not|isnt) work(?:ing)?))/,
  ],
  [
    'call',
    /^(?:(?:pls|please|snalla|hej|hi|kan (?:ni|du)|(?:can|could) you) )*(?:ringa?(?: upp)? (?:mig|oss|me)|call me)\b|\b(?:prata|tala|snacka) med (?:en |nagon )?(?:manniska|person|riktig|levande)|\b(?:speak|talk) (?:to|with) (?:a |an )?(?:real |actual )?(?:human|person|someone|somebody)|\b(?:is there (?:a|any)|any) (?:real |actual |live )?(?:human|person)(?: being)? (?:there|here|(?:that )?i (?:can|could) (?:talk|speak))\b|\b(?:get|need|want) a (?:real|actual|live) (?:human|person)(?: please)?(?:[,.!?]|$)|\b(?:finns det|ar det|sitter det) (?:en |nan |nagon )?(?:riktig |levande )?(?:manniska|person) (?:dar|har)\b/,
  ],
  ['call', /^\+?(?:[\s()-]*\d){7,}$/],
  ['invoice', /\b(?:your|er|eran) (?:last|latest|senaste|sista|forra) (?:bill|invoice|faktura)\b/],
  [
    'robot',
    /\b(?:(?:ar du|ar det) (?:en |nan |nagon )?(?:riktig |levande )?(?:robot|bot|chattbot|manniska|ai)\b|are you (?:a |an )?(?:real |actual )?(?:robot|bot|chatbot|human|person|ai|machine)\b|(?:vem|vad) ar (?:du|det jag (?:skriver|pratar|chattar|snackar) med)\b|\b(?:vad heter du|whats your name|what is your name)\b|who (?:am i|is it im) (?:talking|chatting|writing|speaking) (?:to|with)\b|(?:ignore|forget|disregard) (?:all |your |previous |earlier |the )+(?:\w+ )?(?:instructions|rules)|(?:ignorera|glom) (?:alla |dina |tidigare )+(?:\w+ )?(?:instruktioner|regler)|(?:ignore|forget|disregard) everything (?:you|above|before|that)|(?:ignorera|glom) allt (?:du|ovan|som)|(?:hidden|secret|hemliga|dolda) (?:instructions|prompt|instruktioner)|system ?prompt)/,
  ],
  ['abuse', /\b(?:fuck (?:you|off)|fan ta (?:dig|er)|stick och brinn)\b/],
  ['hello', new RegExp(`^(?:${GREETING})${ASIDE}$`)],
  ['bye', new RegExp(`^(?:${FILLER}[ ,.!?…]+)+(?:hej ?da|adjo|ha det|(?:good)?bye)[ .!]*$`)],
  ['filler', new RegExp(`^${FILLER}(?:[ ,.!?…]+${FILLER})*[ .!?…]*$`)],
];

/** What is supposed, asked about in general or about others is no need of now. */
const SUPPOSES =
  /\b(?:om|ifall|nar|hur|vad|skydd\w*|kan ni|gor ni|if|when|how|what|do you|can you|could you|protect\w*)\b/;
const OF_NOW: ReadonlySet<HumanNeed> = new Set(['hacked', 'outage', 'complaint']);

/** The need that a message's very words tell, before anything is weighed. */
export function unmistakableNeed(text: string): HumanNeed | undefined {
  const plain = fold(text).replace(/['’]/g, '').trim();
  const whole = plain.replace(/\s+/g, ' ');
  const sentences = plain.split(/[.!?\n]+/);
  const isOfNow = (cue: RegExp): boolean =>
    sentences.some((sentence) => {
      const found = cue.exec(sentence);
      return found !== null && !SUPPOSES.test(sentence.slice(0, found.index));
    });
  return CUES.find(([need, cue]) => (OF_NOW.has(need) ? isOfNow(cue) : cue.test(whole)))?.[0];
}
