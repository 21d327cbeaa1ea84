/**
 * What words mean, in both languages at once. `words` are whole words, or beginnings of words where
 * a star ends them; `patterns` are looked for in the whole question, in lower case and without
 * diacritics. A word belongs to every concept that lists it; of several beginnings the longest wins.
 */
export interface ConceptEntry {
  /** How much of a question's meaning it carries, against the others. */
  weight: number;
  /**
   * A service is what a question is about and a follow-up may leave out, a modifier narrows it, an
   * aspect is what is asked of it, and a matter is asked about on its own.
   */
  role: 'service' | 'modifier' | 'aspect' | 'matter';
  words: string;
  patterns?: readonly RegExp[];
}

const service = (weight: number, words: string, patterns?: readonly RegExp[]) =>
  entry('service', weight, words, patterns);
const modifier = (weight: number, words: string, patterns?: readonly RegExp[]) =>
  entry('modifier', weight, words, patterns);
const aspect = (weight: number, words: string, patterns?: readonly RegExp[]) =>
  entry('aspect', weight, words, patterns);
const matter = (weight: number, words: string, patterns?: readonly RegExp[]) =>
  entry('matter', weight, words, patterns);

function entry(
  role: ConceptEntry['role'],
  weight: number,
  words: string,
  patterns?: readonly RegExp[],
): ConceptEntry {
  return patterns ? { role, weight, words, patterns } : { role, weight, words };
}

export const CONCEPTS = {
  web: service(
    2,
    `
      hemsid* hemsajt* webbsid* webbsajt* websid* webbplats* webplats* webbutveckl* webutveckl*
      sajt* sait* site sites website* webpage* homepage* nätsida nätsidor startsid*
      landningssid* landing webbprojekt* webbygg* webbsaj* undersid* webbsida onepager
      onepage-sajt webbnärvaro företagswebb* företagssid* hemsidebygg* webbutvecklare
      webdeveloper nätplats webbkoder webbyrå* kampanjsid* kampanjsajt* kampanjsaj*
    `,
    [
      /\bweb (?:development|developer|page|site|presence)s?\b/,
      /\bhem ?sid/,
      /\bwebb? (?:sida|plats)/,
      /\b(?:one|1) ?pager\b/,
      /\bon ?line presence\b/,
      /\b(?:fa|have|get) (?:en|a) (?:sida|page) (?:pa|on)\b/,
      /\b(?:sida|page) (?:pa natet|online|on the (?:web|internet))/,
      /\bwebb? (?:design|agency|byra|project|projekt)/,
      /\b(?:en|ny|egen|riktig|enkel|min|var|vanlig|snygg|ingen|nan|nagon|liten) sida\b/,
      /\b(?:a|new|our own|own|simple|proper|real|no|little|small|basic|my|our) (?:web ?)?page\b/,
      /\bcampaign (?:page|site)\b/,
    ],
  ),
  page: modifier(0.6, 'sida sidan sidor sidorna page pages undersidor undersida webb web webben'),
  simple: modifier(
    1.6,
    `
      enkel* enkla liten litet lilla simpl* basic basal* small mindre smått onepager onepage
      minimal* bas enklare enklast* visitkortssid* frisörsida tiny litenhemsida
    `,
    [
      /\bone ?page/,
      /\bnagot litet\b/,
      /\b(?:nagot|nat|something) (?:enkelt|simple|basic|litet)\b/,
      /\bjust (?:a|one) page\b/,
      /\bbara (?:en|ett par) (?:sida|sidor)\b/,
      /\b(?:couple|handful|few|par|fatal) (?:of )?(?:pages|sidor)\b/,
    ],
  ),
  cheap: aspect(2, 'billig* cheap* prisvärd* affordable budgetvänlig* inexpensive', [
    /\b(?:ont om|lite|inte sa mycket|begransad\w*|liten|small|tight|limited|low) (?:pengar|budget|money)/,
    /\bont om pengar\b/,
    /\bnot much money\b/,
    /\b(?:low|minimum|minsta|lagsta) (?:price|pris|cost|kostnad)/,
    /\b(?:minsta|least|minimum|lowest|lagsta)\b.{0,40}\b(?:kommer undan|spend|betala|pay|kosta|cost|get away|pengar)\b/,
    /\bbudgetvariant\w*\b/,
    /\bbudget (?:version|option)/,
  ]),
  complex: modifier(
    1.8,
    `
      stor stort stora större störst* komplex* complex* avancera* advanced large larger big
      bigger omfattande portal* specialbygg* skräddarsy* bespoke intranät* intranet* plattform*
      bokningssajt* kundportal* medlemssid* extensive katalog* catalogue* produktkatalog*
      återförsäljar* dealer* inloggning* login logins medlem* members membership koncern*
      enterprise flerbolag* platform membership* medlemsinlogg* kundinlogg*
    `,
    [
      /\b(?:manga|lots of|hundreds of|flera hundra|\d{2,}) (?:sidor|pages|undersidor)\b/,
      /\bflera (?:bolag|sajter)\b/,
      /\b(?:multiple|several|two) (?:brands|companies|sites)\b/,
      /\bmember (?:accounts?|area|login)/,
      /\bbooking (?:engine|system)/,
      /\b(?:bokningsmotor|bokningssystem|bokningsfunktion)\w*/,
    ],
  ),
  custom: modifier(
    1.6,
    'anpassad* custom customised customized custommade egenutveckl* unik unikt skräddarsy*',
  ),
  ecom: service(
    2.6,
    `
      ehandel* ebutik* eshop* nätbutik* webbutik* webbshop* webshop* webbshopp* webshopp* shop
      shops shopp shoppen shopen butik* store stores ecommerce ecomm* ecom onlinebutik*
      internetbutik* onlineshop* onlinestore* woocommerce shopify webbhandel* näthandel*
      produktsid* varukorg* webbaffär* nätaffär* basket varukorgen lagersaldo webhandel
      nätförsäljning onlineförsäljning onlinehandel webförsäljning
    `,
    [
      /\be (?:handel|butik|shop|commerce)/,
      /\b(?:webb?|online|nat|internet) (?:shop|store|butik|handel)/,
      /\bsalj\w*.{0,40}\b(?:natet|online|internet|webben|hemsida|sajt)/,
      /\bsell\w*.{0,40}\b(?:online|internet|web|site)/,
      /\bnatet\b.{0,30}\bsalj/,
      /\b(?:flytta|ta|move|moving|take)\b.{0,30}\b(?:butik\w*|shop|store)\b.{0,20}\b(?:natet|online|internet|web)/,
      /\b(?:butik|shop|store)\b.{0,15}\b(?:pa natet|online|pa webben|on the (?:web|internet))/,
      /\b(?:put|lagga)\b.{0,20}\bonline\b.{0,30}\b(?:basket|checkout|varukorg|kassa)/,
      /\border (?:online|pa natet)|bestalla (?:online|pa natet|direkt)/,
      /\b(?:buy|kopa|order|bestalla|handla|shoppa)\b.{0,40}\b(?:website|hemsid\w*|sajt\w*|site|online|pa natet|webben|from us|av oss)\b/,
      /\b(?:forsaljning|salja|take orders|ta emot bestallningar|ta betalt)\b.{0,25}\b(?:natet|online|web|hemsid\w*|sajt\w*|website)\b/,
      /\b(?:products|produkter|varor|articles|artiklar)\b.{0,40}\b(?:natet|online|webben)\b/,
      /\btake orders\b/,
    ],
  ),
  seo: service(
    2.4,
    `
      seo sökmotoroptim* sökoptim* sökordsoptim* googleoptim* rankning* ranking* rankar rank
      ranks organisk* organic sökresultat* sökmotor* sökarbete* länkbygg* backlink*
      toppositioner sökord keyword* sidrankning sökordsanalys* sökträff* googleplacering*
      seobyrå* sökmotorer googleträff* sökplacering* placering placeringen placeringar
      nyckelord* nyckelordsanalys rankings optimisation optimization optimising optimizing
      sökbar* sökmotor sökrankning sökning sökningar searches synlighet visibility osynlig*
    `,
    [
      /\bsearch engine/,
      /\bpage rank/,
      /\b(?:hogre|hogt|langre) upp\b/,
      /\bkomma upp\b/,
      /\b(?:higher|high) (?:up|on google|in google)/,
      /\b(?:top|topp|toppen|first page|forsta sidan|forstasidan|page one|page 1|sida 1|etta|ettan|number one)\b.{0,12}\b(?:av|of|on|i|pa|hos|in)? ?google/,
      /\bgoogle\b.{0,20}\b(?:topp|placering|forsta sidan|first page|page one)/,
      /\b(?:syn[sa]s|syns|hitta[rs]?|hittad|finds?|found|show|shows|showing|appear|appears|visible|see|come up|dyker upp|kommer upp|invisible|osynlig\w*)\b.{0,40}\b(?:goog\w*|sok\w*|search\w*)/,
      /\b(?:goog\w*|soker|search)\b.{0,40}\b(?:syn[sa]s|syns|hittar (?:inte )?(?:oss|mig)|find us|find me|finds (?:us|me)|see us)/,
      /\b(?:besokare|trafik|kunder|visitors|traffic|customers|leads|hits)\b.{0,15}\b(?:fran|from|via|through) google/,
      /\b(?:mer|more|okad|okar|increase) (?:trafik|besokare|traffic|visitors)/,
      /\bsearch (?:optimi[sz]ation|results?|ranking\w*)/,
      /\b(?:higher|better|up|upp|hogre)\b.{0,15}\b(?:in|i) (?:the )?(?:search|sok)/,
      /\b(?:etta|etan|forst|overst|first|top)\b.{0,12}\b(?:pa|i|on|in) (?:google|sok)/,
      /\buppat\b.{0,20}\bgoog/,
      /\bgoogle (?:position|ranking|placering)/,
      /\bingen (?:hittar|ser) (?:oss|mig|var)/,
      /\b(?:no ?one|nobody|no one) (?:finds|can find|sees)\b/,
      /\bsokmotor/,
      /\b(?:konkurrent\w*|competitor\w*)\b.{0,30}\b(?:google|fore|above|hogre|ahead)/,
      /\b(?:hamna|klattra|komma|ligga|synas|rank\w*|be|get|move|us|oss|mig|me)\b.{0,20}\b(?:hogre|higher|hogt|up|upp)\b.{0,15}\bgoogle/,
      /\binvisible (?:on|online)/,
      /\b(?:syn[sa]s|synlig\w*|visible|seen)\b.{0,15}\b(?:battre|mer|more|better|pa natet|online)\b/,
    ],
  ),
  google: modifier(0.8, 'google googla googlar googlade googel gogle googles googling'),
  ads: service(
    2.4,
    `
      ads adds adwords adword annons* annoser googleads googleannons* advert* ppc sem kampanj*
      campaign* ad sökannons* annonskonto* sponsrad* sponsored shoppingannons* klickannons*
      adcampaign* adverts advert ppckampanj* annonskampanj* klickkampanj* googlereklam*
    `,
    [
      /\bgoogle ?ad\w*/,
      /\bgoogle ?annons/,
      /\bpay per click/,
      /\bpaid search/,
      /\b(?:reklam|annonser|advertis\w*) pa google/,
      /\bmarknadsforing pa google/,
      /\btop of google (?:with|through) (?:paid|ads)/,
      /\bbetalda? (?:annons|trafik|sok|klick)/,
    ],
  ),
  wordpress: service(2.6, 'wordpress* wp woordpress', [/\bword ?press/]),
  app: service(
    2.6,
    `
      app appar appen apparna apps mobilapp* apputveckl* android ios iphoneapp* applikation*
      application* mobileapp* mobilapplikation* telefonapp* appid* appbygg* appprojekt*
      applösning*
    `,
    [/\b(?:app store|play store|google play)\b/, /\bnative\b/, /\bmobile apps?\b/, /\bmobilapp/],
  ),
  logo: service(
    2.6,
    `
      logo logos logotyp* loggor loggan logotype* logotyper emblem* företagsmärk* logomärk*
      logga-typ
    `,
    [
      /\blogga(?!\s+in\b|\w)/,
      /\b(?:ny|egen|en|var) logga\b/,
      /\b(?:rita|designa|draw|ta fram) (?:ett|en|a|our|vart|var) (?:\w+ )?(?:marke|symbol|mark)\b/,
    ],
  ),
  brand: service(
    2.2,
    `
      varumärk* brand brands branding brandbook profilering* grafisk visuell* identitet*
      identity rebrand* profilmanual* namnförslag färgpalett* typsnitt typeface* font fonts
      palette kostym-nytt namnbyte* styleguide profil
    `,
    [
      /\bgrafisk\w* (?:profil|manual|identitet)/,
      /\bvisual identity/,
      /\b(?:ny|new|hela|full) (?:profil|look|identity|stil)\b/,
      /\b(?:farger|colours|colors)\b.{0,25}\b(?:logga|logo|typsnitt|typeface|font)/,
    ],
  ),
  copy: service(
    2.2,
    `
      text texter texten texterna textförfatt* copy copywrit* skriva skriver skrivit write
      writes writing written content blogginlägg* bloggpost* blogg blog blogs article* artiklar
      artikel webbtext* produkttext* produktbeskrivning* textproduktion* wording texts texta
      formulera formulering* ordval skrivhjälp skribent* copyn speling stava stavning stavfel
      innehåll innehållet innehållsproduktion* innehållsskapande spell stavar
    `,
    [
      /\bblog (?:post|article)/,
      /\bcopy ?writing/,
      /\bskriv\w* .{0,20}\bat (?:oss|mig|mej)/,
      /\bput (?:it|things|this) into words/,
      /\bno good (?:at|with) (?:writing|words)/,
      /\b(?:do|write|fix|sort|skriva|fixa) (?:all )?(?:the |our |my )?(?:words|texts?|orden)\b/,
    ],
  ),
  photo: modifier(
    1.2,
    `
      bilder bild foto foton fotograf* fotografer* pictures picture photos photo photograph*
      images bilderna fotografering plåta plåtning
    `,
  ),
  social: service(
    2.6,
    `
      social socials sociala facebook fb instagram insta linkedin tiktok snapchat reels twitter
      pinterest youtube somekonto* facebookannons* facebooksid* instagramkonto* inlägg
      socialamedier posta postar posting instainlägg* instan facebooksidan sociala-kanaler reel
    `,
    [
      /\bsociala? (?:medier|media|kanaler|channels)/,
      /\b(?:posta|lagga ut) (?:pa|inlagg)/,
      /\bpost (?:on|to|for)\b.{0,20}\b(?:facebook|insta\w*|linkedin|social|fb)/,
    ],
  ),
  hosting: service(
    2.6,
    `
      webbhotell* webhotel* webbhotel* hosting* host hostar hosta hosts hosted server*
      webbserver* driftar hostinggb webhost* serverplats webbhosting servern servrar
      webbutrymme* drift driften driftkostnad* driftskostnad*
    `,
    [
      /\bwebb? ?(?:hotell|host)/,
      /\blagga upp\b.{0,25}\b(?:hemsid|sajt|webb|sida)\w*.{0,10}\bhos er/,
      /\bwhere (?:does|will) (?:the|my|our) (?:site|website) live/,
      /\bvar ligger (?:sajten|sidan|hemsidan) (?:rent tekniskt|nanstans)/,
      /\b(?:ligga|ligger|halla|ha) (?:sidan |sajten |hemsidan )?(?:uppe|online)\b/,
      /\bkeep\w* (?:the|my|our) (?:site|website|page) (?:online|up|live)\b/,
    ],
  ),
  domain: service(
    2.6,
    `
      domän* doman domain* dn webbadress* domännamn* webaddress* url domainname* domännamnet
      domainet godaddy loopia onecom binero namecheap
    `,
    [
      /\bweb address/,
      /\bdomen(?:en)?\b/,
      /\bdomain/,
      /\bweb ?adress/,
      /\bsjalva namnet\b/,
      /\badress(?:en)? (?:pa natet|till (?:sidan|sajten|hemsidan))/,
    ],
  ),
  mailbox: service(
    2.4,
    `
      mailbox* brevlåd* mailkonto* mejlkonto* inkorg* epostkonto* mailbox office365
      google-workspace epostlåd* jobbmejl* företagsmejl* företagsmail* mejlkonton mailkonton
      mejlkontona gmail hotmail
    `,
    [
      /\b(?:egna?|foretags\w*|var|vara|jobb|professional|business|company|own|our|custom) (?:e ?post|e?mail|mejl|mail)/,
      /\be?mail (?:address|adress|account|konto)\w*.{0,30}\b(?:domain|doman|own|egen|egna)/,
      /\b(?:mail|mejl\w*|email|epost)\b.{0,30}\b(?:doman|domain)/,
      /\b(?:doman\w*|domain\w*)\b.{0,40}\b(?:mail|mejl\w*|email|epost)/,
      /\bset up (?:our |my |the )?e?mail/,
      /@(?:mitt|min|var|my|our)/,
      /\binfo ?@/,
      /\bnatadress som slutar/,
      /\b(?:mail|mejl|epost|email)\w*.{0,25}\b(?:foretagsnamn|company name|firmanamn)/,
      /\b(?:adress|address)\b.{0,15}\b(?:med|with)\b.{0,15}\b(?:foretagsnamn|company name|vart namn|our name)/,
      /\bmicrosoft 365|google workspace|office 365\b/,
    ],
  ),
  maint: service(
    2.4,
    `
      underhåll* support* supporten maintenance maintain* uppdatera uppdatering* updates
      updating serviceavtal* driftavtal* supportavtal* serviceavtal eftervård aftercare upkeep
      webbvård webmaster webbmaster buggfix* underhållsavtal* webbsupport löpande servar tillsyn
      nere kraschar krasch crash crashes offline driftstopp kundsupport jourhjälp uppdaterad
      uppdaterade uppdateras patchar patching careplan*
    `,
    [
      /\bkeep\w* .{0,25}\b(?:running|updated|up to date)/,
      /\b(?:efter|after) (?:lansering\w*|launch|leverans\w*|delivery|att (?:den|sidan|sajten) ar (?:klar|lanserad))/,
      /\bonce .{0,25}\b(?:live|launched)/,
      /\b(?:fix|fixa|fixar|ratta|rattar|laga|lagar|solve)\b.{0,15}\b(?:bug|bugs|buggar|fel|errors?|problem)/,
      /\bongoing\b/,
      /\bgo(?:es)? down\b/,
      /\bligger nere\b/,
      /\bnagon att (?:ringa|vanda)/,
      /\b(?:someone|somebody|anyone) to (?:turn to|ring|call|look after)/,
      /\bvem (?:skoter|uppdaterar|haller|fixar)/,
      /\bnar (?:allt|den|sajten|sidan|hemsidan) ar (?:klar|ute|lanserad|uppe)/,
      /\bslipp\w* (?:tanka pa|skota)/,
      /\bwhen (?:it|the site) is live\b/,
      /\bit live\b/,
      /\b(?:krangl|strul|problem|fel|hjalp|help)\w*\b.{0,40}\b(?:efter|after|nar|once|when)\b.{0,25}\b(?:lanser|launch|live|klar)/,
      /\bturn to\b/,
      /\bcare plan\b/,
      /\bhall\w* (?:koll|ett oga) pa\b/,
      /\bkeep\w*\b.{0,25}\b(?:patched|backed up|updated|running|healthy|up to date|secure)\b/,
      /\bwho (?:do|can|should) (?:i|we) (?:ring|call|turn to|contact)\b.{0,30}\b(?:if|when|broken|down)|\b(?:if|when|om|nar)\b.{0,40}\b(?:crash\w*|down|krasch\w*|nere|breaks?|strul\w*|kranglar)\b.{0,30}\b(?:ring\w*|call|who|vem|hjalp\w*)/,
      /\bhjalp\w* .{0,20}\b(?:lopande|efterat|framover)\b/,
      /\b(?:tekniska|technical) (?:problem|issues)\b/,
      /\b(?:nobody|no one|ingen)\b.{0,20}\b(?:looks? after|skoter|tar hand|uppdaterar|handles?|updates?)\b/,
    ],
  ),
  newsletter: service(
    2.8,
    `
      nyhetsbrev* newsletter* utskick* mailutskick* mejlutskick* emailmarketing
      epostmarknadsför* kampanjmejl mailinglist* emailkampanj* mailkampanj* mejlkampanj*
      epostkampanj* epostutskick massutskick
    `,
    [
      /\be ?mail (?:marketing|campaign|blast)/,
      /\b(?:skicka|send)\w* (?:ut )?(?:mejl|mail|emails?|epost) (?:till|to) (?:vara|kund|our|customers|clients|all)/,
      /\bmailing list/,
      /\be ?post ?marknadsforing/,
      /\bmailchimp (?:campaign|utskick|nyhetsbrev)/,
    ],
  ),
  design: service(
    2,
    `
      design* webbdesign* webdesign* ux ui formgiv* layout* snygg* beautiful utseende*
      gränssnitt* wireframe* prototyp* användarvänlig* skisser mockup* uxui usability interface
      figma användartest* usertest* usertesting formspråk färgsättning modern modernt moderna
      stilren stilrent stilig snyggt sleek stylish
    `,
    [
      /\buser (?:experience|interface|friendly)/,
      /\blook and feel/,
      /\buser (?:test|research|journey)/,
      /\blook(?:s)? (?:good|nice|professional|modern)/,
      /\bser? (?:snygg|proffsig|modern)/,
      /\beasier to (?:use|find|navigate)\b/,
      /\b(?:klickar|clicking|klicka) (?:pa )?(?:fel|the wrong)\b/,
      /\blattare att (?:anvanda|hitta|forsta)\b/,
    ],
  ),
  analytics: service(
    2.4,
    `
      analytics analys* statistik* webbanalys* mäta mäter mätning* tracking spårning ga4
      besöksstatistik* statistics stats matomo measure* konverteringsspårning taggning
      besökssiffror besöksantal besökarantal dashboard
    `,
    [
      /\btag manager/,
      /\bhow many (?:visitors|people|visits)\b/,
      /\bhur manga (?:besokare|som besoker)\b/,
      /\b(?:se|folja|follow|see) (?:besok|trafik|visitors|traffic)/,
      /\bvilka sidor (?:som )?(?:lases|besoks)/,
      /\b(?:where|varifran) .{0,20}\b(?:visitors|besokare|kunder|clicks|klick)\b.{0,15}\b(?:come from|kommer)/,
      /\bveta (?:hur|vad|om) .{0,25}\b(?:besok|klick|kund)/,
      /\b(?:understand|forsta|se|see|folja|track|follow)\b.{0,25}\b(?:traffic|trafik\w*|besok\w*|visitors)/,
      /\bhow many (?:people )?(?:visit|come|look|see|find)\b/,
      /\bhur manga (?:som )?(?:besoker|tittar|klickar|kommer in|hittar)\b/,
      /\bhow many (?:people )?(?:press|click|use|read|open)\w*/,
      /\bhur manga (?:som )?(?:klickar|trycker|laser|oppnar)/,
    ],
  ),
  ai: service(
    2.8,
    `
      ai chatbot* chattbot* bot botar bots chatgpt gpt chattrobot* chatrobot* robot robotar
      artificiell* artificial assistent* llm automation* automatiser* openai copilot chatt
      chatten chattfunktion* virtuell kundfrågor* kundtjänstbot* språkmodell* aibot*
      automatisera automatisering
    `,
    [
      /\bchatt? ?(?:bot|robot)/,
      /\bmachine learning/,
      /\b(?:digital|virtuell|virtual) (?:medarbetare|assistent|kollega|assistant|agent)/,
      /\banswer\w* .{0,20}\b(?:customers?|questions) .{0,25}\b(?:night|automatic|by itself|24)/,
      /\b(?:svara\w*|ta\w*) .{0,30}\b(?:kundfragor|kunder(?:na)?s? fragor|vanligaste fragorna)/,
      /\b(?:san|sadan|like|such a) .{0,10}\bcha(?:tt|t)/,
      /\bchat (?:like this|widget|function|on (?:my|our))/,
      /\bsjalv(?:gaende|svarande)\b/,
    ],
  ),
  integration: service(
    2.6,
    `
      integr* koppla kopplas kopplar kopplad koppling* ihopkoppl* connect* hook hooked fortnox
      visma crm hubspot mailchimp api apier bokföring* bokföringsprogram* affärssystem*
      accounting sync* synk* zapier erp salesforce lagersystem* kassasystem* bokningssystem*
      ekonomisystem* pipedrive sie webhook* specter bokadirekt kopplade ihopkopplad
      lagersystemet bokföringssystem* visma-eekonomi swishkoppling kassaregister outlook
      kalendersynk*
    `,
    [
      /\btalk(?:s)? to (?:our|the|my)\b/,
      /\bprata(?:r)? med (?:vart|var|mitt|min)\b/,
      /\bbooking system/,
      /\blink(?:ed)? (?:to|with) (?:our|my)/,
      /\btill?sammans med (?:vart|mitt|fortnox|visma)/,
      /\b(?:outlook|google|var|our|my) (?:kalender|calendar)\b/,
      /\b(?:direkt|straight|rakt|automatiskt|automatically)\b.{0,15}\b(?:in i|into|till|to|there|dit)\b/,
    ],
  ),
  payshop: matter(
    2.6,
    `
      klarna swish betalsätt* betallösning* betalningslösning* betalmetod* stripe kortbetalning*
      paypal betalningssätt* checkout kassan kassa cards card faktura-i-butik nets payson svea
      apple-pay betalväxel* betalningsmetod* visa mastercard kassalösning* betaltjänst*
    `,
    [
      /\bpayment (?:method|option|solution|provider|gateway|system)s?\b/,
      /\b(?:accept|take|ta emot|tar emot) (?:cards?|kort|payments?|betalning\w*|swish|klarna)/,
      /\b(?:customers|kunder\w*|buyers|shoppers)\b.{0,20}\b(?:pay|betala|betalar)/,
      /\bapple pay\b/,
      /\bgoogle pay\b/,
      /\bbetala(?:r)? med\b/,
      /\bpay (?:with|by) (?:card|klarna|swish)/,
      /\bways? of paying\b/,
      /\b(?:hur|how) .{0,15}\b(?:kunder\w*|customers?|shoppers?|people)\b.{0,15}\b(?:betal\w*|pay)/,
      /\b(?:ta|tar|take|accept) (?:betalt|payments?|betalning\w*|emot kort|cards?)\b.{0,30}\b(?:kort|card|butik\w*|shop|store|webb\w*|natet|online)\b/,
      /\b(?:card|kort)\b.{0,15}\b(?:butik\w*|shop|store|kassan|checkout)\b/,
    ],
  ),
  price: aspect(
    2.2,
    `
      pris* priser kosta kostar kostat kostade kostnad* kostr prislist* prisuppgift*
      prisförslag* prisexempel price* pricing cost costs costing charge charges charged charging
      fee fees avgift* rate rates taxa taxor dyr dyrt dyra dyrare expensive offert* quote quotes
      quotation estimate* ballpark ballparks prisnivå* prisbild* prissätt* prisspann* kostnader
      pricelist* pricetag prislapp* kostnadsförslag* summa arvode* kronor notan nota slutnota
      belopp* prisintervall* spänn papp tusenlapp* pröjsa bill budgetpris kostnadsläge prislapp
      outlay damage afford dyrbart engångskostnad* engångs årsbelopp månadsbelopp månadskostnad*
      tkr grand styckpris förvaltningsarvode kostnadsfråga prisvärt price-range kåstar kåstnad*
      prisklass* fingervisning skjortan
    `,
    [
      /\b(?:hur|va) (?:mycket|mkt)\b(?! (?:tid|trafik|besok|vager|erfarenhet|personal))/,
      /\bhow much\b(?! (?:time|traffic|experience|longer|work))/,
      /\b(?:gar|gick|ga)\b.{0,20}\bloss\b/,
      /\bgar\b.{0,25}\bpa\??$/,
      /\blandar\b/,
      /\bset (?:me|us) back\b/,
      /\bligger\b.{0,20}\bpa\??$/,
      /\bta(?:r)? ni (?:betalt )?for\b/,
      /\bta(?:r)? ni betalt\b/,
      /\bbetala(?:r)? (?:for|man for|vi for|jag for)\b/,
      /\bpay (?:for|you for)\b/,
      /\bstar(?:t|ts|ting) (?:at|from|price)\b/,
      /\bwhat(?: would| will| do| does)? .{0,30}\b(?:run me|run us)\b/,
      /\brakna med for\b/,
      /\bvad far man ge\b/,
      /\b(?:va|vad) (?:tar|vill|begar|kraver) ni (?:ha )?(?:for|i|per|betalt|om|egentligen)\b/,
      /\bva(?:d)? tar ni\b/,
      /\btar ni (?:mycket|mkt|bra betalt|dyrt)\b/,
      /\b(?:landa|landar|hamna|hamnar|stanna|stannar|sluta|slutar|ga|gar) (?:det |den |vi |en san |ni |notan |priset |kalaset |en sajt )*(?:pa|i)\b/,
      /\brakna med (?:att|for|i)\b/,
      /\bfar (?:jag|man|vi) (?:rakna|lagga|betala|punga)/,
      /\blagga undan\b/,
      /\bset aside\b/,
      /\b(?:\d[\d., ]*|hundra|tjugo|femtio|trettio|ten|twenty|fifty|a hundred) ?(?:tusen|kronor|kr|thousand|k|grand|spann|papp)\b/,
      /\b\d{1,3} \d{3}\b(?! ?\d)/,
      /\b(?:ha|har|have) rad (?:med|till|att)\b/,
      /\bwhat (?:do|would|will) (?:you|u) (?:want|ask|take|charge|need) (?:for|to do)\b/,
      /\b(?:what|how much)\b.{0,30}\b(?:pay|paying|paid)\b/,
      /\b(?:vad|hur mycket)\b.{0,30}\bbetala\b/,
      /\bmonthly for\b/,
      /\bwhat(?:s| is| are)? (?:the |your )?(?:monthly|yearly|annual)\b/,
      /\bhow many (?:kronor|thousands?|sek)\b/,
      /\bhur manga (?:kronor|tusen|spann|tusenlappar)\b/,
      /\b(?:dyrt|dyr|expensive|pricey|steep)\b/,
      /\bgoing rate\b/,
      /\bvad skulle .{0,40}\b(?:kosta|ga pa|landa)\b/,
      /\bpengar\b.{0,12}\b(?:handlar|ror|snackar)/,
      /\bhows much\b/,
      /\brunda slangar\b/,
      /\bvad (?:ligger|landar|hamnar|gar|gick|stannar|blir)\b.{0,45}\bpa\b/,
      /\b(?:vad|hur mycket) (?:skulle|kommer|ska|brukar) ni (?:att )?ta\b/,
      /\b(?:kind|sort) of money\b/,
      /\bmoney are we talking\b/,
      /\bpratar vi for pengar\b/,
      /\bvad pratar vi (?:om )?(?:for )?(?:pengar|summor)/,
      /\bgar (?:det )?loss\b/,
      /\b(?:costs?|kostar) (?:skjortan|a fortune)\b/,
      /\bprice ?tag\b/,
      /\bmoney ?wise\b/,
      /\bwhat are we looking at\b/,
      /\b(?:annual|yearly|arlig) (?:charge|fee|avgift|cost)/,
      /\bhow dear\b/,
    ],
  ),
  month: aspect(
    0.8,
    `
      månad månaden månadsvis månadskostnad* månadsavgift* monthly month löpande månadspris*
      månan månader-kostnad
    `,
    [/\b(?:per|a|i|each|every) (?:month|manad)/, /\bi (?:manaden|manan|man)\b/, /\bmonth(?:ly)?\b/],
  ),
  year: aspect(0.8, 'årlig* årsavgift* årskostnad* yearly annual* årligen årsbelopp', [
    /\b(?:per|a|i|each|every|om) (?:year|ar|aret)\b/,
  ]),
  hour: aspect(
    2.6,
    `
      timpris* timtaxa* timpeng* timkostnad* timarvod* timdebiter* timme timmen timma hourly
      timlön konsulttaxa* timbas*
    `,
    [
      /\b(?:per|a|i|an|each|by the) (?:hour|timme|timmen|timma|tim)\b/,
      /\bhour(?:ly)? (?:rate|price|cost|fee)/,
      /\blopande rakning\b/,
      /\btim (?:taxa|pris|kostnad)/,
      /\bby the hour\b/,
      /\bi timmen\b/,
      /\btimmar ni debiterar\b/,
    ],
  ),
  duration: aspect(
    2.2,
    `
      leveranstid* leverans* leverera* leverenstid* deliver* delivery turnaround byggtid*
      tidsåtgång* tidsplan* tidsram* timeline timeframe lansera lanseras launch launched dröjer
      produktionstid* ledtid* leadtime projekttid* tidsmässigt tidplan dröja vänta väntetid*
      väntan tajm färdigställ* kalendertid timing tidshorisont schedule-for
    `,
    [
      /\bhur lan(?:g|gt|ga) (?:tid|projekttid|leveranstid)\b/,
      /\bhur lange (?:tar|brukar|dr?oj)/,
      /\bhur (?:snabbt|snabba|fort|snart|tidigt|manga veckor|manga manader|manga dagar)\b/,
      /\bhow (?:long|fast|quick|quickly|soon|many weeks|many months|many days)\b/,
      /\bnar (?:kan|ar|blir|skulle|far|tidigast|har ni)\b/,
      /\bwhen (?:can|could|will|would|is|do i get|might)\b/,
      /\b(?:take|takes|tar|ta) (?:lang|long)\b/,
      /\b(?:takes?|tar) tid\b/,
      /\bgo(?:es|ing)? live\b/,
      /\bbe live\b/,
      /^(?:klar|klart|fardig|ready|done)\b/,
      /\bup and running\b/,
      /\b(?:vara|be) (?:uppe|igang|up)\b/,
      /\btid tar\b/,
      /\blang tid\b/,
      /\btar\b.{0,20}\b(?:att (?:bygga|gora|fa|ta fram|skapa))/,
      /\bnar (?:brukar|borjar|skulle|tror|raknar)\b/,
      /\b(?:by|till|before|innan|fore|lagom till) (?:christmas|jul\w*|summer|sommar\w*|semester\w*|easter|pask\w*|black friday|spring|varen|hosten|autumn|januari|february|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|january|march|may|june|july|august|october)\b/,
      /\bhow far off\b/,
      /\bkick(?:s|ar)? (?:in|igang)\b/,
      /\bta(?:r)? (?:fart|det)\b/,
      /\bmany (?:weeks|months|days)\b/,
      /\bmanga (?:veckor|manader|dagar)\b/,
      /\b(?:hur|va) lange?\b.{0,40}\b(?:innan|vanta|haller (?:man|ni) pa|gar det)/,
      /\bhow much time\b/,
      /\bhur (?:mycket|lang) tid\b/,
      /\bi (?:gang|drift)\b/,
      /\btime ?scale\b/,
      /\bhinner (?:ni|en|ett|man|det|den|vi fa)\b/,
      /\b(?:ha|har|fa|far|blir|vara|ar|be|have|get|allt)\b.{0,30}\b(?:klar|klart|klara|fardig|fardigt|fardiga|ready|finished|ute|uppe|igang)\b/,
      /\b(?:projekttid|genomforandetid|handlaggningstid)\b/,
      /\bhow many (?:weeks|months|days)\b/,
      /\bhur manga (?:veckor|manader|dagar)\b/,
      /\b(?:redan|by|inom|within|until|till) (?:nasta|next|en|a|one|\d+) (?:manad\w*|month\w*|vecka|week)/,
      /\blead ?time\b/,
      /\bturn ?around\b/,
      /\bproduction time\b/,
    ],
  ),
  results: aspect(
    2.2,
    `
      resultat* result results effekten effekter effekt effect effects skillnad* difference
      lönar lönsam* utdelning kicka märker märks märkbar* payoff förbättring* improvement*
      verkan impact klättra klättrar climb climbs utveckling payback avkastning roi leads
      förfrågningar
    `,
    [
      /\b(?:borjar|start|starts|borja) (?:ge|synas|fungera|work|working|funka|marka)/,
      /\b(?:ger|give|gives) (?:resultat|effekt|nagot)/,
      /\bwhen (?:does|do|will) .{0,30}\b(?:work|kick in|pay off)/,
      /\bvart det\b/,
      /\bworth it\b/,
      /\bta(?:r)? fart\b/,
      /\bkick(?:s|ar)? (?:in|igang)\b/,
      /\bnothing (?:happens|has happened|is happening)/,
      /\binget (?:hander|har hant)/,
      /\bstar still\b/,
      /\brankings? (?:will )?(?:move|improve|go up|rise)/,
      /\b(?:nar|when)\b.{0,30}\b(?:telefonen|phone|kunder|customers|besok)\b.{0,20}\b(?:ringa|ring|come|komma|rolling|trilla)/,
      /\bbor(?:jar|ja) (?:rulla|handa|marka|rora)/,
      /\bstarts? (?:to )?(?:move|pay)/,
      /\btake off\b/,
      /\bnotice (?:a|any|the|something)/,
      /\bwhen does it (?:normally |usually |start to )?(?:move|work|kick|show)/,
      /\b(?:and|men|but|och) (?:nothing|inget|ingenting)\b/,
      /\b(?:slappa|lossna|lossnar|slapper)\b/,
      /\b(?:phone|telefonen) (?:starts?|start|borjar|borja)\b/,
      /\bborja\w* (?:det )?(?:ringa|strommma|rulla)\b/,
      /\b(?:forsta|first) (?:veckan|week|manaden|month)\b/,
      /\b(?:zero|no|inga|noll) (?:customers|kunder|leads|samtal|calls|sales|besok)\b/,
    ],
  ),
  commit: aspect(
    2.4,
    `
      bindning* bindningstid* binda binder bunden bundna avtal avtalet avtalstid* kontrakt*
      contract* contracts uppsägning* säga säger avsluta avslutar cancel* quit sluta slutar stop
      stopping terminate* commitment* commit lock locked minimiperiod* notice uppsägningstid*
      minimitid* hoppa leave lämna pausa pause paus avbryta abonnemang* subscription* minimum
      testperiod* provperiod* provmånad* trial trials avhopp exit rolling tillsvidare bindningen
      tecknar teckna agreement agreements
    `,
    [
      /\b(?:sag\w*|saga|sager) upp\b/,
      /\bhur lange (?:maste|behover|ar (?:man|vi|jag)|ska (?:man|vi|jag) (?:ha|kora)|binder)/,
      /\bminst(?:a)? (?:tid|period|antal manader)/,
      /\bminimum (?:term|period|contract|length|time|commitment)/,
      /\btied (?:in|down|to)\b/,
      /\block\w* (?:in|me|us)\b/,
      /\b(?:nar som helst|whenever|anytime|any time)\b/,
      /\bhow long (?:do|must|should|am|are) (?:i|we|you) (?:have|need|tied|locked|bound|run|commit|stay|sign)/,
      /\bsign up for\b/,
      /\bkortaste (?:tid|period)/,
      /\bshortest\b/,
      /\bsitta fast\b/,
      /\bskriva (?:pa|under) for\b/,
      /\bsign(?:ing)? (?:up )?for (?:a|one|the whole) (?:year|month)/,
      /\bhelt? ar\b/,
      /\bwhole year\b/,
      /\b(?:visst|minsta|fast) antal manader\b/,
      /\b(?:testa|prova|try)\b.{0,20}\b(?:en|ett|one|a|single|enda) (?:manad|month|period)/,
      /\bjust one month\b/,
      /\bbara en manad\b/,
      /\bget out\b/,
      /\bkomma ur\b/,
      /\b(?:dra|hoppa) (?:mig |oss )?(?:ur|av)\b/,
      /\bback out\b/,
      /\bpull out\b/,
      /\bwalk away\b/,
      /\bmonth to month\b/,
      /\btills vidare\b/,
      /\b(?:lova|forbinda|commit) (?:att|mig|oss|to|for)\b/,
      /\bif (?:we|i) (?:want to |decide to )?(?:stop|quit|leave|cancel|change my mind|pause)/,
      /\bom (?:jag|vi) (?:vill |angrar |inte )?(?:sluta|avsluta|pausa|angrar|trottnar|ar missnojd)/,
      /\bfastna\b/,
      /\bstuck with\b/,
      /\buppsagning/,
      /\b(?:last|inlast|fastlast) (?:vid|till|fast|i en|om)\b/,
      /\b(?:ar|blir) (?:man|jag|vi) last\b/,
      /\b(?:kora|ha|run|keep)\b.{0,30}\b(?:minst|at least|halvar|ett ar|few weeks|nagra veckor|kort tid)\b/,
      /\b(?:just|only|bara) (?:a few|a couple of|nagra|en|one|ett par) (?:weeks?|months?|days|veck\w*|manad\w*|dagar)/,
      /\bhur (?:last|bunden|fast)\b/,
      /\block ?in\b/,
      /\btesta kort\b/,
      /\bfed up\b/,
      /\btrottn\w*\b/,
      /\b(?:bara|only|just) (?:over|under|during|for) (?:sommaren|the summer|the season|hosten|varen)\b/,
    ],
  ),
  budget: aspect(
    2.4,
    `
      annonsbudget* mediabudget* budget* klickbudget* adspend adbudget* spend spending
      klickpris* startbudget* annonspengar mediekostnad* mediepengar klickpengar annonspeng
    `,
    [
      /\bad (?:spend|budget|money)/,
      /\b(?:lagga|spendera|put|invest|satsa|lagger|satsar)\b.{0,25}\b(?:annons\w*|ads|adwords|google|reklam|advertising)/,
      /\b(?:ads|advertising|annonser)\b.{0,20}\bbudget/,
      /\btill google\b/,
      /\bto google\b/,
      /\bklick(?:en|arna)\b/,
      /\bclicks?\b/,
      /\bsjalva klicken\b/,
      /\b(?:lagsta|minsta|minimum|smallest|least)\b.{0,20}\b(?:summa|belopp|amount|budget|spend)\b.{0,25}\b(?:annons\w*|ads|advertis\w*|google|for)/,
      /\b(?:lagga|put|spend|stoppa in)\b.{0,30}\bklick/,
      /\b(?:pengar|money|hur mycket|how much)\b.{0,40}\b(?:in i|into|pa|on|for|i) (?:sjalva |the )?(?:annons\w*|ads)\b/,
      /\b(?:for lite|too little|enough|racker)\b.{0,30}\b(?:annons\w*|ads|ad spend|google)\b/,
      /\bads themselves\b/,
    ],
  ),
  included: aspect(
    1.4,
    'ingår ingar inkluder* include* included including medföljer innehåller omfattar',
    [
      /\bvad far (?:man|jag|vi)\b/,
      /\bwhat (?:do|will|would) (?:i|we) get\b/,
      /\bvad gor ni (?:nar|med|for)\b/,
      /\bwhat do you do (?:when|for|with|as)/,
      /\bhur funkar\b/,
      /\bhur fungerar\b/,
      /\bhow does .{0,25}\bwork\b/,
      /\btell me (?:more )?about\b/,
      /\bberatta (?:mer |lite )?om\b/,
      /\bwhat (?:exactly )?(?:do|would) (?:i|we) (?:actually )?(?:get|receive)/,
      /\bvad (?:exakt )?far (?:jag|man|vi) (?:egentligen )?for\b/,
    ],
  ),
  process: aspect(
    2.2,
    `
      process* processen arbetssätt* arbetsgång* arbetsprocess* tillvägagång* steg steps
      workflow upplägg* upplägget metod* projektgång arbetsordning projektplan
    `,
    [
      /\bhur (?:gar|gor) (?:det|ni|man) till\b/,
      /\bhur gar (?:det|ett projekt|processen|ni) (?:till|tillvaga)/,
      /\bgar det till\b/,
      /\bhur (?:jobbar|arbetar|funkar (?:det|ett)|ser .{0,25} ut)\b/,
      /\bhow (?:do|does) (?:you|it|a project|things|the project|everything) (?:work|go|run|normally|usually)/,
      /\b(?:kom(?:ma|mer)?|satter|satta|sparka) (?:i ?gang|igang)\b/,
      /\bget(?:ting)? (?:started|going)\b/,
      /\bhur borjar (?:vi|man|jag)\b/,
      /\bhow do (?:we|i) (?:start|begin)\b/,
      /\b(?:behover|vill|kraver) ni\b.{0,20}\b(?:fran|av) (?:oss|mig)\b/,
      /\bneed from (?:us|me)\b/,
      /\bwalk (?:me|us) through\b/,
      /\bnar (?:vi|jag) (?:har )?(?:bestallt|bestaller|sagt ja)/,
      /\bafter (?:we|i) (?:say yes|sign|order)/,
      /\bvad hander (?:sen|sedan|nar|efter att (?:vi|jag))/,
      /\bwhat happens (?:next|after|when|once)/,
      /\bnasta steg\b/,
      /\bnext steps?\b/,
      /\bi vilken ordning\b/,
      /\bin what order\b/,
      /\bwhat happens (?:first|then)\b/,
      /\bvad hander (?:forst|i vilken|sen|da)\b/,
      /\bstart till mal\b/,
      /\bstart to finish\b/,
      /\bvad (?:kravs|forvantas) av (?:mig|oss)\b/,
      /\bexpect(?:ed)? (?:of|from) (?:me|us)\b/,
      /\bmy part\b/,
      /\bnar man (?:anlit\w*|bestall\w*|kop\w*)\b/,
      /\bfrom idea to\b/,
      /\bnever hired\b/,
      /\baldrig anlitat\b/,
      /\bvad ar forsta steget\b/,
      /\bfirst step\b/,
      /\bbestall\w* (?:av|hos|fran) er\b/,
      /\border(?:ing)? from you\b/,
      /\btackat? ja\b/,
      /\bsaid yes\b/,
      /\bsteg for steg\b/,
      /\bstep by step\b/,
      /\b(?:ordering|bestalla|anlita|hiring|hire)\b.{0,40}\b(?:work|av er|from you|er|you)\b/,
      /\b(?:never done this|new to (?:me|us|this))\b|\baldrig gjort (?:det )?(?:har|detta|sant)/,
      /\b(?:forbereda|prepare|ha (?:klart|redo|med)|tanka pa|bring|have ready)\b.{0,30}\b(?:innan|before|first|forst|start|borjar)\b/,
      /\bdrar? igang\b/,
      /\bbefore we (?:start|begin)\b/,
      /\binnan vi (?:borjar|startar|drar)\b/,
    ],
  ),
  vat: matter(
    3,
    'moms momsen vat exmoms momspliktig* momsregistr* gst mervärdesskatt* netto brutto',
    [
      /\b(?:ex|plus|utan|med|inkl|exkl) moms/,
      /\bsales tax/,
      /\b(?:plus|tillkommer|add|lagger ni pa) (?:25|tjugofem)\b/,
      /\b25 (?:procent|percent|per cent)\b/,
      /\b(?:ink?l|exk?l|ink?lusive|exk?lusive|including|excluding|ex|before|fore|after|efter) (?:moms|vat|tax|skatt)/,
      /\b(?:tillkommer|plus|lyfta|dra av|lagger ni pa|pa toppen|momsfri)\b.{0,20}\b(?:skatt\w*|procent|moms)/,
      /\b(?:tax|taxes)\b.{0,20}\b(?:include\w*|exclu\w*|on top|extra|added)|\b(?:include\w*|exclu\w*|plus|with|without|before|after|add)\b.{0,15}\btax(?:es)?\b/,
      /\b(?:lyfta|deduct)\b.{0,25}\bskatt/,
    ],
  ),
  payment: matter(
    2.6,
    `
      betalningsvillkor* betalvillkor* betalningsplan* betalning* faktura fakturan fakturor
      fakturera* invoice* delbetala* delbetalning* avbetal* avbetalning* handpenning* deposit*
      instalment* installment* upfront förskott* payment payments betalplan* kredit
      ratenbetalning delbetalar kreditkort prepay förskottsbetal* förfallodag* betalningsdagar
      kontant ränta-fritt delbetalningar halvorna dela-betalning betaltid fakturadatum
      likviditet
    `,
    [
      /\b(?:i|pa) (?:omgangar|rater|delar)\b/,
      /\bsplit\b.{0,20}\b(?:payment|cost|bill|invoice|it)/,
      /\bdela upp\b/,
      /\bpay\b.{0,20}\b(?:monthly|later|parts|advance|stages|upfront|up front|over time)/,
      /\ballt (?:pa en gang|direkt|pa samma gang)\b/,
      /\bpay(?:ment)? (?:terms|plan|plans|schedule|conditions)/,
      /\bwhen (?:do|must|should) (?:i|we) pay\b/,
      /\bi forvag\b/,
      /\bper faktura\b/,
      /\bhalf (?:now|upfront|up front|first)\b/,
      /\bhalften (?:nu|forst|direkt)\b/,
      /\bin stages\b/,
      /\b(?:betala|pay|betalar)\b.{0,25}\b(?:omgangar|delar|i taget|at once|stages|parts|lite i taget|later|senare|monthly|manadsvis|efterat|i efterskott|forskott|advance|faktura|invoice|tva|two|three|tre)\b/,
      /\bnet (?:30|thirty)\b/,
      /\b(?:pa|all at) (?:en gang|once|en gong)\b/,
      /\bnar (?:maste|ska|behover) (?:jag|vi|man) betala\b/,
      /\bbill(?:ed|ing)\b/,
      /\bwhen .{0,20}\bmoney\b/,
      /\bput down\b/,
      /\blagga .{0,15}\b(?:handpenning|forskott)/,
      /\bhur (?:ska|vill|far) .{0,15}\bbetal/,
      /\bup ?front\b/,
      /\bhalf\b.{0,20}\b(?:half|later|rest)\b/,
      /\bspread (?:the |out )?(?:cost|payment|bill)\w*/,
      /\bcash ?flow\b/,
    ],
  ),
  fixed: matter(
    2.6,
    `
      fastpris* dold* hidden surprise* överraskning* startavgift* setupfee offert* quote* fixed
      merkostnad* tilläggskostnad* extrakostnad* prisgaranti lurad lurade garanterat pris-tak
      takpris tak extrafaktura skenar spricker slutsumma slutpris* bindande
    `,
    [
      /\bfas(?:t|ta) pris/,
      /\bfixed (?:price|fee|cost|quote)/,
      /\b(?:blir|bli) (?:det )?dyrare\b/,
      /\b(?:more|dyrare|mer) (?:than|an) (?:agreed|quoted|promised|utlovat|offert\w*|overenskommet|ni sagt|tankt|avtalat)/,
      /\b(?:setup|set up|start) ?(?:fee|cost|avgift)/,
      /\b(?:extra|tillkommande|additional|unexpected|ovantade) (?:charges?|costs?|kostnader|avgifter|fees?)/,
      /\b(?:tillkommer|tillkomma)\b/,
      /\bdra(?:r)? over\b/,
      /\bgo over budget\b/,
      /\bstar fast\b/,
      /\bhaller (?:ni )?priset\b/,
      /\bfinal bill\b/,
      /\bnasty surprise/,
      /\b(?:dra|drar|sticka|sticker|springa) ivag\b/,
      /\b(?:pris\w*|offert\w*|summa\w*|quote|price|figure)\b.{0,30}\b(?:haller|galler|star fast|stick|sticks|hold|holds|final|lock|locked|binding|change)/,
      /\blopande rakning\b/,
      /\bsmyg\w*\b/,
      /\b(?:ends?|ended) up (?:paying|costing)\b/,
      /\bextra pa (?:fakturan|notan)/,
      /\b(?:bill|invoice|faktura\w*)\b.{0,25}\b(?:higher|bigger|storre|hogre|dubbelt)/,
      /\blovar ni (?:ett |att )?(?:pris|priset|summan)/,
      /\b(?:stick|hold|keep|haller|hall)\b.{0,20}\b(?:quotes?|price|prices|offert\w*|pris\w*)\b/,
      /\b(?:doubled|dubbelt|dubblades|tripled)\b.{0,25}/,
      /\bpris\w*\b.{0,20}\b(?:andras|hojs|stiga|stiger|ga upp)\b/,
      /\bprice\w*\b.{0,20}\b(?:change|go up|rise|increase)\b/,
      /\b(?:promise|guarantee|lova|garantera|sure|sakert)\b.{0,35}\b(?:price|pris\w*|cost|kostnad\w*|slutpris\w*|summa\w*)\b/,
      /\bcreep up\b/,
      /\bslutpris\w*\b/,
    ],
  ),
  rush: matter(
    2.8,
    `
      expressleverans* express bråttom brådska* brådskande asap akut rush urgent* urgently
      snabbspår hurry deadline snarast panik omgående quicker faster snabbare-leverans förtur
      skynda skyndar pronto kris krisar emergency panic pressat jättebråttom fort-som deadlinen
    `,
    [
      /\b(?:till|by|until|before|fore|innan|inom|within) (?:nasta vecka|next week|fredag|friday|mandag|monday|helgen|the weekend|manadsskiftet|en vecka|a week|tva veckor|two weeks|\d+ (?:dagar|days|veckor|weeks)|nagra dagar|a few days)\b/,
      /\bon short notice\b/,
      /\b(?:jatte|super|extra) ?snabbt\b/,
      /\bsnabbare an (?:vanligt|normalt)/,
      /\bfaster than (?:usual|normal)/,
      /\bspeed (?:it|things|this) up\b/,
      /\bextra fast\b/,
      /\b(?:go|ga|gar|do it|get it|get there) (?:any )?(?:faster|quicker|fortare|snabbare)\b/,
      /\b(?:snabba|skynda) (?:pa|upp)\b/,
      /\bpay extra\b/,
      /\bbetala extra\b/,
      /\bkasta er\b/,
      /\bjump (?:in|the queue)\b/,
      /\binnan dess\b/,
      /\b(?:on|pa) (?:friday|fredag|torsdag|thursday|monday|mandag)\b.{0,20}\b(?:klar|ready|live|uppe)/,
      /\bom (?:en vecka|tva veckor|nagra dagar|tio dagar)\b/,
      /\bin (?:a week|ten days|two weeks|a few days|days)\b/,
      /\bthe (?:\d+)(?:st|nd|rd|th)\b/,
      /\bdirekt\b.{0,12}\?{2,}/,
      /\b(?:klar\w*|fardig\w*|ready|live|done|finished|ute|uppe|up|need it|behover den|lansera\w*|launch\w*)\b.{0,25}\b(?:nasta vecka|next week|imorgon|tomorrow|pa fredag|on friday)/,
      /\b(?:nasta vecka|next week|imorgon|tomorrow)\b.{0,25}\b(?:klar|fardig|ready|live|done)/,
      /\b(?:betala\w*|pay|paid|paying)\b.{0,10}\b(?:mer|more|extra)\b/,
      /\b(?:in|om|inom|within) (?:\d+|tio|fem|nagra|tva|ten|five|two|three|a few|tre) (?:days|dagar|weeks|veckor)\b/,
      /\bsqueeze (?:us|me|it) in\b/,
      /\bklamma in\b/,
      /\bhinna(?:r)?\b.{0,30}\b(?:dagar|vecka)\b/,
      /\b(?:launch\w*|lanser\w*|oppnar|opens?|opening)\b.{0,15}\b(?:monday|tuesday|wednesday|thursday|friday|mandag|tisdag|onsdag|torsdag|fredag)/,
      /\bin time\b/,
      /\bi tid\b/,
    ],
  ),
  weekday: modifier(
    0.8,
    'måndag* tisdag* onsdag* torsdag* fredag* monday* tuesday* wednesday* thursday* friday*',
  ),
  hours: matter(
    2.8,
    `
      öppettid* öppet öppna öppnar öppen opening oppening stänger stängt stängd close closes
      closed closing kontorstid* telefontid* jour jourtid* kvällar kvällstid kvällen evenings
      evening helg helgen helger helgerna helgöppet lördag* söndag* saturday* sunday* weekend*
      öppetider öppettiderna weekdays vardagar lunchstängt office-hours bemannad* sommarstängt
      semesterstängt helgdag* helgdagar midsommar julafton midsommarafton påsk påskafton
      nyårsafton dygnet hrs
    `,
    [
      /\b(?:opening|business|office|working|open) (?:hours|hrs|times?)\b/,
      /\bare (?:you|u) (?:guys )?(?:open|around|available|closed)/,
      /\b(?:ar|har) ni (?:oppet|oppna|stangt|ledigt|semester)/,
      /\bwhat (?:time|hours) (?:do|are) you\b/,
      /\bvilka (?:tider|dagar)\b/,
      /\bvilken tid (?:oppnar|stanger|pa dagen)/,
      /\bwhich (?:days|hours)\b/,
      /\bnar (?:oppnar|stanger|har ni oppet|ar ni (?:oppna|pa plats|tillgangliga)|kan man na er|nar man er|kan jag ringa)/,
      /\bwhen (?:do you|are you) (?:open|close|available|there)/,
      /\bwhen can i (?:call|ring|phone|reach)/,
      /\b(?:pa|over) (?:sommaren|julen|midsommar|jul|nyar|pask)/,
      /\b(?:over|at|during|on) (?:christmas|easter|midsummer|summer|bank holidays?|public holidays?)/,
      /\bday\w*\b.{0,10}\bopen\b/,
      /\bopen (?:now|today|on|at|late|until|till|tomorrow)/,
      /\boppet (?:nu|idag|imorgon|pa|till|efter)/,
      /\b(?:until|till|efter|after|fore|before|innan|from|fran)\b.{0,12}\b(?:what time|vilken tid|\d{1,2}(?:[.:]\d\d)?|nine|five|six|eight|atta|nio|fem|sex|sjutton|arton)\b.{0,25}\b(?:ring|call|phone|oppet|pa plats|office|kontoret|morning|morgonen|kvallen|evening|reach)/,
      /\b(?:ring\w*|call|phone|na er|pa plats|in the office|pa kontoret|svarar)\b.{0,30}\b(?:until|till|tills|efter|after|fore|before|innan|klockan|kl) ?(?:when|nar|what time|\d|nine|five|six|eight|atta|nio|fem|sju)/,
      /\buntil (?:what time|when)\b/,
      /\b(?:hur|how) (?:sent|tidigt|late|early)\b.{0,25}\b(?:ring\w*|oppet|call|open|pa plats|na)/,
      /\bvilka tider\b/,
      /\bsemester\w*\b.{0,15}\b(?:stangt|oppet|bemann)/,
      /\b(?:till nar|till vilken tid)\b.{0,20}\b(?:oppet|ring\w*|pa plats|svarar|na)\b/,
      /\b(?:nagon|someone|anyone|anybody|ni)\b.{0,12}\b(?:pa plats|in the office|pa kontoret|bemannat)\b/,
      /\b(?:jobba\w*|oppet|working|work|open|closed|stangt|there|bemannat|arbeta\w*|svarar)\b.{0,30}\b(?:jul\w*|nyar\w*|mellandagar\w*|christmas|new year|easter|pask\w*|midsommar\w*|semester\w*|sommar\w*|summer|helg\w*|rod\w* dag\w*)/,
      /\bare you off\b|\bar ni lediga\b|\b(?:time|days) off\b|\bclosed (?:for|in|during|over)\b/,
      /\b(?:on holiday|pa semester|sommarledig\w*)\b/,
    ],
  ),
  phone: matter(
    2.6,
    `
      telefon telefonnummer* telefonnr tel telnr nummer numret nr ring ringa ringer ringa* phone
      telephone number call calling telefonsupport* lur luren mobilnummer* dial växel cellphone
      tfn phonenr contactnumber signal pling slå-en-signal
    `,
    [
      /\bphone (?:number|no|nr)/,
      /\bpa (?:telefon|tele|lur)/,
      /\btelefon ?(?:nummer|nr)/,
      /\bgive you a (?:call|ring)/,
      /\bcontact number/,
      /\bwho do i (?:phone|ring|call)\b/,
      /\bsla (?:en|er en) (?:signal|pling)\b/,
      /\bphonenumber\b/,
    ],
  ),
  email: matter(
    2.6,
    `
      epost eposten mejl mejlen maila mejla mailar mejlar mail email emails emailaddress
      epostadress* mailadress* mejladress* emejl emaila
    `,
    [
      /\be (?:post|mail)/,
      /\b(?:mail|email|mejl) ?(?:adress|address)/,
      /\binfo@/,
      /\b(?:var|vart|where)\b.{0,20}\b(?:skickar|mejlar|mailar|send|mail)\b.{0,25}\b(?:underlag\w*|dokument|brief|files|documents|bilder|offert\w*)/,
      /\b(?:which|vilken|what) ad?dress?\b.{0,25}\b(?:send|skicka\w*|mejla\w*|maila\w*|email)\b/,
      /\bvart skickar\b/,
    ],
  ),
  reach: matter(
    1.8,
    `
      kontakt kontakta kontaktar kontaktuppgifter kontaktinfo* contact contacting nå reach
      kontaktväg*
    `,
    [
      /\bget (?:hold|in touch|in contact)\b/,
      /\bfa tag (?:i|pa) (?:er|nagon)/,
      /\bhora av (?:mig|oss)\b/,
      /\btalk to (?:you|someone|somebody)/,
      /\bprata med (?:er|nagon)/,
      /\bhow (?:do|can) i reach\b/,
      /\bhur (?:nar|far) (?:jag|man|vi) (?:tag |er)/,
    ],
  ),
  reply: matter(
    2.6,
    `
      svarstid* svarar svara svar återkoppl* återkommer responstid* reply replies respond
      responds response hörs
    `,
    [
      /\bget(?:ting)? back (?:to )?(?:me|us)?\b/,
      /\bhor(?:a)? (?:ni )?av (?:er|sig)\b/,
      /\bhear (?:back|from you)/,
      /\b(?:response|reply|answer) time/,
      /\b(?:fast|quick|quickly|soon|long)\b.{0,25}\b(?:reply|respond|answer|response|hear)/,
      /\b(?:snabbt|fort|snart|lange|nar)\b.{0,25}\b(?:svar|svarar|aterkommer|aterkopplar|hor ni)/,
      /\b(?:fyllde|skickade|filled|sent|skrev|mejlade|wrote)\b.{0,50}\b(?:svar|hor|hear|answer|reply|aterkommer|when|nar)\b/,
      /\b(?:inte fatt|vantar pa|not had|no|still waiting for|haven t had) (?:nagot |an |any )?(?:svar|answer|reply)\b/,
      /\bhow (?:quick\w*|fast|soon|long)\b.{0,20}\b(?:answer|reply|respond|hear|come back|get back)/,
      /\bhur (?:snabb\w*|lang tid|lange)\b.{0,25}\b(?:svar|aterkom|hor)/,
      /\b(?:skrev|skrivit|mejlade|mailade|horde av|ringde|wrote|written|emailed|messaged|called)\b.{0,40}\b(?:inte hort|inget svar|ingen|haven t heard|havent heard|not heard|no reply|nothing back|heard nothing|hort nat|hort nagot)/,
      /\b(?:haven?t|have not|haven t|inte) (?:heard|hort|fatt svar)\b/,
    ],
  ),
  cities: matter(
    2.4,
    `
      ort orter orten stad städer staden stan city cities town towns region regioner områden
      geografisk* göteborg* gothenburg goteborg gbg stockholm* malmö* borås trollhättan skövde
      uddevalla mölndal kungälv alingsås västsverige västkusten sverige sweden lokalkontor
      kontorsort* upptagningsområde*
    `,
    [
      /\b(?:vilka|what|which) (?:omraden|areas|orter|stader|cities|places|towns)/,
      /\bvar (?:i landet|jobbar ni|arbetar ni|verkar ni|finns ni|ar ni verksamma)/,
      /\bwhere (?:do you (?:work|operate)|are you active)/,
      /\bhela (?:landet|sverige)/,
      /\bfinns ni i\b/,
      /\b(?:nara|near) (?:mig|oss|me|us)\b/,
    ],
  ),
  address: matter(
    2.6,
    `
      adress adressen adresser address gatuadress* besöksadress* kontor kontoret kontorets
      office offices lokaler lokalen besöka besök visit visiting hitta-er gata vägbeskrivning*
      directions parkering* parking headquarters huvudkontor* street gatan postadress
      adressen-er gps postkod postnummer postcode whereabouts
    `,
    [
      /\bvar (?:ligger|sitter|ar ni|finns ni|har ni (?:kontor|lokal)|haller ni till|hittar (?:jag|man|vi) er)/,
      /\bwhere (?:are you|is your|do you sit|can i find you|is the office|are your)/,
      /\b(?:komma|kommer|kika|titta|svanga) (?:forbi|pa besok|in till er|till er)/,
      /\b(?:drop|come|stop|pop) (?:by|in|over|and visit|round)/,
      /\b(?:your|the) location\b/,
      /\blocated\b/,
      /\bwhich (?:street|building|floor|part of town)\b/,
      /\bhitta(?:r)? (?:till er|er nanstans|fram)/,
      /\bwhere .{0,12}\b(?:find you|you based|your office)\b/,
      /\bvar (?:huserar|haller) ni\b/,
      /\bvar hittar (?:jag|man|vi) (?:er|till er)\b/,
      /\b(?:swing|svanga|kika|titta|drop|stop|come) (?:by|forbi|round)\b/,
      /\bvar haller ni (?:hus|till)\b/,
    ],
  ),
  remote: matter(
    2.8,
    `
      distans remote remotely utomlands utland* abroad distansmöte* videomöte* norge norway
      danmark denmark finland norrland kiruna overseas international* utlandet teams zoom
      videosamtal onlinemöte* distansarbete facetime skype
    `,
    [
      /\b(?:outside|utanfor|elsewhere|other part|annan del|annat land|another (?:city|country|town)|annan (?:stad|ort)|different (?:city|country|town))/,
      /\bwork together\b.{0,30}\b(?:away|far|from)/,
      /\blangt (?:bort|ifran|harifran|fran goteborg)/,
      /\bfar away\b/,
      /\b(?:vi|jag) (?:sitter|bor|finns|ar|driver|har)\b.{0,30}\bi (?!goteborg|stockholm|malmo|boras)(?:[a-z]+)\b.{0,40}\b(?:anda|jobba|samarbeta|hjalpa)/,
      /\bphysical meeting|meet in person|traffas fysiskt|behover vi traffas|maste vi traffas|need to meet\b/,
      /\bvideo ?(?:calls?|meetings?|samtal|moten?)\b/,
      /\bin person\b/,
      /\bface to face\b/,
      /\bsee each other\b/,
      /\bmaste (?:man|vi|jag) (?:komma|aka|ses|traffas|besoka)/,
      /\b(?:aka|resa|travel|come) (?:till (?:er|goteborg)|dit|ner|to (?:you|gothenburg))\b/,
      /\bfurther (?:north|south|away)\b/,
      /\blangre (?:norrut|bort|soderut)\b/,
      /\bkomma dit\b/,
      /\boverallt i\b/,
      /\b(?:pa|over|via) (?:distans|video|teams|zoom|lank)\b/,
      /\b(?:based|located|sitter|bor|live|finns) in? ?(?:i |in )?(?:spain|spanien|norway|norge|usa|germany|tyskland|london|england|denmark|danmark|finland|kiruna|umea|lulea|abroad|utlandet)/,
      /\b(?:still|anda)\b.{0,20}\b(?:work|jobba|samarbeta|hjalpa)\b|\b(?:work|jobba|samarbeta)\b.{0,20}\b(?:ihop|together|anda)\b/,
    ],
  ),
  consult: matter(
    2.6,
    `
      konsultation* consultation* rådgivning* gratis free kostnadsfri* förutsättningslös*
      obligation* gratiskonsultation* konsultationen förstamöte konsultera
    `,
    [
      /\bforsta (?:motet|samtalet|traffen|radgivning\w*)/,
      /\b(?:first|initial|intro\w*) (?:meeting|call|talk|consult\w*|chat)/,
      /\bno obligation/,
      /\b(?:free|gratis|kostnadsfri\w*)\b.{0,25}\b(?:samtal|mote|konsult\w*|radgivning|consult\w*|meeting|call|advice|chat|session|analys|analysis|audit|genomgang)/,
      /\bforutsattningslost\b/,
      /\b(?:kosta\w*|betalt|charge\w*|cost\w*|pay|gratis|free|nat)\b.{0,40}\b(?:snacka|prata|rad|radgivning|samtal\w*|bolla|advice|talk|chat|first call|traffa\w*)\b/,
      /\b(?:snacka|prata|rad|bolla|advice|talk to you|chat|samtal\w*)\b.{0,40}\b(?:kosta\w*|betalt|charge|cost|gratis|free|pay)\b/,
      /\bpick your brain/,
      /\bbolla (?:ide\w*|tankar)/,
      /\bsecond opinion\b/,
      /\bsnacka lite\b/,
      /\b(?:lite|nagra|fa|get|some|have|ge|give|want|vill ha) (?:\w+ )?(?:rad|advice)\b/,
      /\b(?:rad|advice|tips)\b.{0,30}\b(?:innan|before|first|forst)\b/,
      /\b(?:charge|cost|free|pay|bill)\b.{0,20}\btalk(?:ing)?\b/,
      /\b(?:charge|betalt|kosta\w*|cost|gratis|free)\b.{0,40}\b(?:look at|titta pa|kolla pa|kika pa|tips|genomgang|audit|analys)\b/,
      /\bgive (?:us |me )?(?:some )?tips\b/,
    ],
  ),
  book: matter(
    2.4,
    `
      boka bokar bokat bokning* möte mötet möten mötestid* schedule scheduling appointment*
      meeting meetings meet träffas träffa ses book demo mötesbokning tidsbokning* bokatid träff
      diary slot tisdagsmöte sittning fysiskt-möte
    `,
    [
      /\bboka\b.{0,20}\b(?:tid|mote|samtal|demo|in)/,
      /\bbook\b.{0,20}\b(?:call|meeting|time|demo|appointment|slot|in)/,
      /\b(?:set up|arrange|ordna|fixa|stamma) (?:a |an |ett |en )?(?:call|meeting|mote|traff|samtal)/,
      /\bfika\b/,
      /\b(?:fa till|ordna|satta upp) (?:en|ett) (?:traff|mote|tid)\b/,
      /\b(?:in|into) (?:the|your) (?:diary|calendar)\b/,
      /\bsit down with\b/,
      /\b(?:nar|when) (?:kan|can) (?:vi|we|jag|i) (?:ses|traffas|meet|come)\b/,
      /\bsome of your time\b/,
      /\b(?:ha|har) (?:ni )?(?:en )?tid (?:for|att|over|nasta)\b/,
      /\b(?:kan|can|could|skulle) (?:vi|we|ni|you|nagon|someone)\b.{0,12}\b(?:ses|traffas|meet|sit down)\b/,
      /\b(?:come in|komma in|kika in|komma och|come and)\b.{0,20}\b(?:see|traffa|meet|prata|talk|halsa)\b/,
      /\bnar (?:passar|funkar) (?:det|ni)\b/,
      /\bwhen (?:suits|works for) you\b/,
      /\b(?:snacka|prata|talk|discuss|diskutera)\b.{0,25}\b(?:projekt\w*|project)\b/,
      /\b(?:coffee|fika|kaffe|lunch)\b.{0,20}\b(?:week|vecka|nan dag|nagon dag|with you|med er|tillsammans|together)|\btid for (?:en )?(?:fika|kaffe|traff|mote|samtal)|\btime for (?:a )?(?:coffee|meeting|call|chat|talk)/,
    ],
  ),
  langs: matter(
    2.4,
    `
      engelsk engelska engelskan english språk languages language engelsktalande
      swedish-speaking
    `,
    [
      /\bspeak\b/,
      /\bpratar ni\b/,
      /\btalar ni\b/,
      /\bpratar\b.{0,10}\b(?:ni|bara|inte|svenska|engelska)/,
      /\bspeaks?\b.{0,10}\b(?:swedish|english|no|only)/,
      /\b(?:do|ta|kora|have|hold)\b.{0,20}\bin english\b/,
      /\b(?:prata|pratar|snacka|snackar|tala|talar|speak|speaks|talk|skriva|write|kora|do (?:it|this|everything)|mote\w*|meeting\w*)\b.{0,25}\b(?:svenska|swedish|engelska|english|tyska|german|norska|norwegian|danska|arabiska|arabic|finska|polska|spanska|french|franska)\b/,
    ],
  ),
  multi: matter(
    2.8,
    `
      flerspråkig* multilingual tvåspråkig* bilingual språkversion* flersprakig* språkval
      multilanguage language-version språkversioner
    `,
    [
      /\b(?:flera|olika|tva|three|two|tre|several|multiple|more than one|bada|both) (?:sprak|language)/,
      /\b(?:pa|in|both) .{0,12}\b(?:svenska|swedish|engelska|english|tyska|german|norska)\b.{0,10}\b(?:och|and|samt) .{0,8}\b(?:svenska|swedish|engelska|english|tyska|german|finska|norska|danish|norwegian)/,
      /\b(?:site|sajt\w*|hemsid\w*|sida\w*|webb\w*|website|shop|butik\w*|bygger|build)\b.{0,30}\b(?:pa|in|till|into) (?:engelska|english|tyska|german|flera|norska|danska|finska|arabiska|spanska|franska)/,
      /\b(?:engelsk|english|tysk|german|norsk) (?:version|sida|sajt|site|hemsida|edition)/,
      /\b(?:svenska|swedish|engelska|english|tyska|german|norska|arabiska|arabic|finska|danska|polish|polska|franska|french|spanska|spanish)\b[ ,]+(?:och |and |samt |plus )?(?:svenska|swedish|engelska|english|tyska|german|norska|arabiska|arabic|finska|danska|polish|polska|franska|french|spanska|spanish)\b/,
      /\b(?:eget|egna|own|each|varje)\b.{0,12}\b(?:sprak|language)/,
      /\b(?:sidan|sajten|hemsidan|site|page|it|den)\b.{0,20}\b(?:pa|in|into|till) (?:engelska|english|tyska|german|norska|arabiska|arabic|finska|danska|french|franska|spanska|spanish|polska)/,
      /\blanguage versions?\b/,
      /\b(?:tyska|german|utlandska|foreign|norska|english) (?:turister|tourists|kunder|customers|gaster|guests|visitors|buyers)/,
    ],
  ),
  tech: matter(
    2.4,
    `
      teknik* technolog* tech programspråk* programmeringsspråk* react reactjs next nextjs
      typescript javascript vue angular php laravel node nodejs python ramverk* framework*
      plattform* verktyg tools stack techstack programmerar drupal webflow headless umbraco
      joomla html css strapi sanity handkod* handcoded template templates mall mallar färdigmall
      programspråket databas database
    `,
    [
      /\bprogramming language/,
      /\bvad bygger ni (?:i|med|pa)\b/,
      /\bwhat do you build (?:with|in|on)\b/,
      /\btech stack\b/,
      /\bi vilket system\b/,
      /\bwhich (?:system|platform|cms)\b/,
      /\bvilket (?:cms|system|verktyg|publiceringssystem)\b/,
      /\bhand ?(?:coded|kodad|built)/,
      /\bfran grunden\b/,
      /\bfrom scratch\b/,
      /\bcoded\b/,
      /\bcross platform\b/,
      /\bvad (?:ar|blir) (?:den|sidan|sajten) byggd (?:i|med)\b/,
      /\bbuilt (?:with|in|on)\b/,
      /\b(?:sprak|languages?)\b.{0,12}\b(?:kod\w*|code|program\w*)/,
    ],
  ),
  cms: matter(
    2.6,
    `
      redigera redigerar redigering cms edit edits editing publiceringsverktyg*
      publiceringssystem* adminpanel* backoffice krånglig krångligt uppdateringsbar
      självredigera byter-text
    `,
    [
      /\b(?:update|uppdatera|byta|change|lagga (?:in|upp|till)|add|manage|skota)\b.{0,40}\b(?:sjalv|sjalva|myself|ourselves|own|egen hand|on our own|on my own|sjalv sen)/,
      /\b(?:sjalv|sjalva|myself|ourselves|on (?:my|our) own)\b.{0,40}\b(?:update|uppdatera|byta|andra|change|lagga (?:in|upp|till)|skota|bilder|innehall)/,
      /\beas(?:y|ier) (?:to|will it be to) (?:update|make updates|change|edit)/,
      /\b(?:make|gora) (?:changes|updates|andringar|uppdateringar)\b/,
      /\bcontent management/,
      /\badd (?:new )?(?:pages|products|pictures|photos)/,
      /\blagga (?:upp|in|till) (?:nya )?(?:sidor|bilder|produkter|texter|nyheter)/,
      /\b(?:byta|byter|andra|uppdatera|lagga (?:in|upp|till|ut)|skriva in|change|add|swap|update|edit|upload|publish|publicera|fylla pa)\b.{0,60}\b(?:sjalv\w*|myself|ourselves|themselves|herself|himself|utan (?:er|att|hjalp)|without (?:you|calling|a |any|help)|pa egen hand|our own|programmer|programmerare|utvecklare|developer|kunna koda|varje (?:dag|vecka|mandag))/,
      /\b(?:sjalv\w*|myself|ourselves|themselves|egen hand)\b.{0,40}\b(?:byta|byter|andra|uppdatera|lagga|change|add|swap|update|edit|upload|publish|publicera)\b/,
      /\b(?:kan|far|can|could|may) (?:jag|vi|man|i|we|our \w+|min \w+|vara \w+)\b.{0,15}\b(?:byta|andra|uppdatera|lagga (?:in|upp|till|ut)|change|edit|update|swap|upload|publish|add)\b/,
      /\b(?:maste|behover|need|have to)\b.{0,25}\b(?:ringa er|kontakta er|call you|ask you|go through you|programmer|programmerare|utvecklare|kunna koda)\b/,
      /\b(?:hur|how) (?:krangligt|svart|latt|enkelt|hard|easy|difficult|tricky)\b.{0,40}\b(?:andra|byta|uppdatera|change|edit|update|swap|pictures|bilder|text)/,
      /\b(?:lara oss|utbild\w*|show us how|train us)\b/,
      /\b(?:andra|gora andringar)\b.{0,15}\b(?:pa|i) (?:sidan|sajten|hemsidan|texten|texterna)\b/,
      /\bchange (?:things|stuff|text|something|prices|pictures|the (?:text|content|pictures|prices|opening))/,
      /\bevery time (?:i|we)\b/,
      /\bvarje gang\b.{0,20}\b(?:andra|byta|uppdatera|andras|bytas)/,
      /\b(?:whenever|every time|varje gang|nar)\b.{0,30}\b(?:change|changes|andras|andrar|byter|uppdateras)\b/,
      /\b(?:lar|lara|teach|train) (?:ni |you )?(?:oss|us|me|mig)\b/,
      /\b(?:lagga|lagger) ut (?:nyheter|bilder|texter|inlagg)\b/,
      /\bpost (?:news|updates)\b/,
    ],
  ),
  responsive: matter(
    2.8,
    `
      mobilanpass* responsiv* responsive mobilvänlig* mobilen mobiler mobil mobile smartphone*
      surfplatt* tablet tablets ipad mobilversion* telefonskärm phones läsbar läsbart mobilläge
    `,
    [
      /\bmobile ?(?:friendly|version|first|site)/,
      /\b(?:on|in|pa|i) (?:my |a |the |min |en |alla )?(?:phone|phones|telefonen|mobilen|mobil|cell|ipad|lasplatta)/,
      /\bsmall screens?\b/,
      /\bolika skarmar\b/,
      /\b(?:kunder\w*|customers|people|folk|besokare\w*|most)\b.{0,25}\b(?:mobil\w*|phone|phones|telefon\w*)\b/,
      /\bmobile version/,
      /\b(?:on|in|pa|i) (?:my |a |the |min |en |alla |sin )(?:telefon|telefoner|mobiler|smartphone)\b/,
    ],
  ),
  gdpr: matter(
    3,
    `
      gdpr cookie* cookies integritetspolicy* personuppgift* dataskydd* privacy samtycke*
      cookiebanner* consent dataskyddsförordning* personuppgiftsbiträd* kakbanner
      datainspektionen imy privacypolicy samtyckesruta personnummer*
    `,
    [
      /\bdata protection/,
      /\bpersonal data\b/,
      /\bkakor\b.{0,40}\b(?:saj|sid|hemsid|webb|samtycke|gdpr|hanter|ruta|banner|ni)\w*/,
      /\b(?:saj|sid|hemsid|webb|samtycke|gdpr|hanter|ruta|banner|ni)\w*\b.{0,30}\bkakor\b/,
      /\b(?:samla\w* in|collect)\b.{0,25}\b(?:uppgifter|data|personnummer|details|names)/,
    ],
  ),
  a11y: matter(
    3,
    `
      tillgänglig* accessib* acessib* wcag synskada* blind blinda blinds handikapp*
      funktionsned* funktionshind* disabled disabilit* skärmläs* hörselskada* färgblind*
      impaired tillgänglighetslag* a11y rörelsehind* magnifier förstoring synsvag* synfel
      eyesight deaf döv döva hearing elderly äldre pensionärer rullstol nedsatt
    `,
    [
      /\bscreen ?reader/,
      /\bvisually impaired/,
      /\bfunktions(?:variation|nedsatt|hinder)\w*/,
      /\beuropean accessibility/,
      /\b(?:ser|see|hor|hear)s? (?:daligt|poorly|badly|illa)\b/,
      /\b(?:poor|bad|weak) (?:sight|eyesight|vision)\b/,
      /\bnedsatt (?:syn|horsel)\b/,
      /\bscreen (?:magnifier|reader)\b/,
      /\bcolou?r ?blind/,
      /\bwithout a mouse\b|\butan mus\b|\bkeyboard only\b/,
      /\b(?:folk|personer|people|besokare|kunder|customers|users|anvandare|visitors)\b.{0,15}\bdyslexi/,
    ],
  ),
  security: matter(
    2.8,
    `
      säkerhet* säker säkert säkra secure security hackad hackade hackas hacka hacked hackers
      hacker ssl https certifikat* certificate* backup* säkerhetskopi* virus skadlig malware
      intrång* skydd skydda skyddar protect* brandvägg* tls ddos backuper hack safe tryggt
      dataintrång kapad kapade spam hackarattack* hackning sårbar* skyddad inbrott
    `,
    [/\bback ?ups?\b/, /\bdata breach/, /\bbreak(?:ing)? in(?:to)?\b/],
  ),
  redesign: matter(
    2.3,
    `
      redesign* förny* omdesign* ombyggnad* uppfräsch* fräscha fräsch fräschas moderniser*
      modernise* modernize* gammal gamla gammalt old outdated ful fult ugly omgörning omarbet*
      migrera* migrer* migrat* flytt* revamp* föråldrad* uppgradera relaunch facelift
      ansiktslyft* föråldrat makeover befintlig* existing nuvarande current rebuild* transfer
      urmodig* otidsenlig* omodern* dated skräp risig sunkig pinsam pinsamt embarrassing skäms
      förlegad tråkig boring ombyggd rädda åldrad åldrats mossig förr stenålder* nineties
    `,
    [
      /\b(?:bygga|gora|gor|bygger) om\b/,
      /\b(?:byta|byt|switch|moving|move|flytta|flytt) (?:fran|over|from|byra|leverantor|it|my|our|var|min)/,
      /\b(?:vi|jag) har (?:redan )?en (?:hemsida|sajt|sida|webbplats)/,
      /\b(?:we|i) (?:already )?have a (?:website|site)/,
      /\b(?:ta|tar|take|taking) over\b/,
      /\bfran wix\b/,
      /\bfrom (?:wix|squarespace|another)/,
      /\bnytt utseende\b/,
      /\bnew look\b/,
      /\b(?:fran|from|since|looks like|ser ut som|made in|byggd|byggdes)\b.{0,20}\b(?:19|20)\d\d\b/,
      /\b(?:19|20)\d\d\b.{0,20}\b(?:design|look|sajt|site|hemsida)/,
      /\b(?:borja|starta|start) (?:om|over|again|from scratch|fran borjan)\b/,
      /\b(?:nytt liv|new life|fresh coat|liv i)\b/,
      /\bser ut som\b/,
      /\b(?:trott|tired|sick) (?:pa|of) (?:var|our|min|my|the|the old)/,
      /\bold page\b/,
      /\bnagon annan (?:byggde|gjorde|har byggt)/,
      /\b(?:someone|somebody) else (?:built|made)\b/,
      /\bbyggt? ny\b/,
      /\bgora (?:om|nagot at)\b/,
      /\b(?:har|have|our|var|min|my|pa|on|a|en) (?:wix|squarespace|webflow|joomla|weebly)\b/,
      /\bmove (?:it|our|my|the|from|over|to you|away)\b/,
      /\bmoving (?:our|my|the|from|it|away)\b/,
      /\b(?:gjord|byggd|made|built|designed)\b.{0,15}\b(?:19|20)\d\d\b/,
      /\b(?:ser|looks?)\b.{0,20}\b(?:ut|awful|terrible|old|bad|hemsk|jaklig|dated|tired)\b/,
    ],
  ),
  own: matter(
    2.8,
    `
      äger äga ägande äganderätt* ägare own owns owner ownership källkod* källkoden sourcecode
      copyright upphovsrätt* rättighet* rights inlogg* lösenordet-till licenser tillhör
      tillhörde vems whose sourcefiles ägd egendom property
    `,
    [
      /\bsource code/,
      /\b(?:vem|who)\b.{0,12}\b(?:ager|owns|own|tillhor|belongs)/,
      /\bintellectual property/,
      /\b(?:min|mina|var|mine|our|ours|mitt) (?:nar|when|after|efter)/,
      /\bbelong(?:s)? to (?:me|us|you)\b/,
      /\b(?:take|ta) (?:it|den|sajten|sidan|hemsidan|my site|the site) (?:with|med)\b/,
      /\bbehall\w* (?:sidan|sajten|hemsidan|webbplatsen|domanen|allt)\b/,
      /\b(?:source|original) (?:files?|code)\b/,
      /\b(?:fire|leave|drop|ditch|lamnar|sparkar) (?:you|er)\b/,
      /\bbyt(?:er|a) (?:till en annan )?byra\b/,
      /\bchange (?:agency|agencies|supplier)\b/,
      /\b(?:ta|far|take|bring)\b.{0,20}\bmed (?:oss|mig|us|me)\b/,
      /\b(?:take|bring)\b.{0,20}\bwith (?:me|us)\b/,
      /\b(?:keep|behalla|behaller)\b.{0,20}\b(?:files|filerna|koden|code|site|sajten|sidan|allt|everything)/,
      /\b(?:gisslan|hostage)\b/,
      /\b(?:if|om) (?:we|vi|i|jag) (?:switch|move on|byter|part ways|gar skilda)/,
      /\b(?:far|get|receive|have|given)\b.{0,15}\b(?:code|kod|koden|kallkoden)\b/,
      /\bkeep (?:the|my|our) (?:site|website|domain)\b(?! (?:online|up|live|patched|updated|running|secure))/,
      /\b(?:konkurs|bankrupt|bust|out of business|lagger ner|laggs ner|forsvinner|disappear|close down)\b/,
    ],
  ),
  speed: matter(
    2.6,
    `
      snabb snabbare laddningstid* laddtid* prestanda performance pagespeed lighthouse långsam*
      slow load loading loads laddas seg segt sega trög trögt hastighet* speed corewebvitals
      sekunder seconds sölig snigel
    `,
    [
      /\b(?:load|loads|loading|ladda|laddar)\b.{0,15}\b(?:fast|quick|quickly|snabbt|fort|time)/,
      /\bcore web vitals/,
      /\bpage speed/,
      /\bfast (?:site|website|page|pages)/,
      /\bsnabba upp\b/,
      /\b(?:tar|takes) .{0,15}\b(?:sekunder|seconds|evighet\w*|forever|ages)\b/,
      /\bspeed up\b/,
      /\bmake (?:it|the site|my site|our site) (?:faster|quicker)/,
      /\bpage ?speed/,
      /\bladda(?:r|s)?\b(?! (?:ner|ned|hem|upp))/,
    ],
  ),
  cases: matter(
    2.6,
    `
      referens* reference* portfolio portfölj* kundcase* case cases caset projekt-ni-gjort
      arbetsprov* testimonial* omdöme* recension* reviews review showcase hotellkunder bevis
      proof trackrecord demos portföljen kundlista kundexempel
    `,
    [
      /\b(?:se|titta pa|kolla pa|visa|see|look at|show|view)\b.{0,25}\b(?:projekt|project|projects|jobb|arbeten|work|exempel|examples|sajter|sites|hemsidor|websites|case)/,
      /\b(?:previous|past|earlier|tidigare|latest|senaste|recent|other|andra) (?:work|works|projects?|projekt|jobb|arbeten|kunder|clients|customers|uppdrag|sajter|websites)/,
      /\b(?:gjort|byggt|done|built|made|jobbat)\b.{0,40}\b(?:forut|tidigare|before|similar|liknande|for andra|at andra|already)/,
      /\bwho have you worked\b/,
      /\bvilka (?:kunder|foretag|har ni jobbat)/,
      /\bnagot (?:liknande|ni (?:har )?gjort)/,
      /\bnojda kunder\b/,
      /\b(?:visa|show)\b.{0,20}\b(?:ni|you(?: have|ve)?)\b.{0,10}\b(?:gjort|byggt|done|built|made)\b/,
      /\b(?:visa|show me|se|see)\b.{0,15}\b(?:nat|nagot|something|anything|what)\b.{0,15}\b(?:ni|you)/,
      /\b(?:haft|har|had|have)\b.{0,35}\bsom kund/,
      /\bworked (?:with|for) (?:any|other|a|someone|similar|many|lots)/,
      /\b(?:jobbat|arbetat) (?:med|at|for) (?:nagon|nagra|andra|liknande|flera)/,
      /\blinks? to\b.{0,20}\b(?:work|sites|projects)/,
      /\bexempel pa\b/,
      /\bexamples of\b/,
      /\btrack record\b/,
      /\b(?:who|vilka) (?:have you|har ni) (?:helped|hjalpt|byggt at|gjort)/,
      /\bsay about you\b/,
      /\bsager om er\b/,
      /\bsatisfied (?:customers|clients)\b/,
      /\bliknande (?:foretag|bransch)/,
      /\b(?:in|inom) (?:my|our|var|min) (?:line of business|industry|trade|bransch)/,
      /\b(?:gjort|byggt|made|built|done|designed)\b.{0,30}\b(?:at|for) (?:andra|other|some|nagra|any|nagon|similar|liknande)\b/,
      /\b(?:kunder|clients|customers|references?|nagon)\b.{0,25}\b(?:ringa|call|fraga om er|ask about you|prata med om er|speak to about)/,
      /\bask about you\b|\bfraga om er\b/,
    ],
  ),
  about: matter(
    2.2,
    `
      grundades grundat grundare* founded founder anställda medarbetare employees teamet
      grundade fyrvik erfarenhet* utmärkelser awards ägarna chefen vd ceo grundaren
    `,
    [
      /\bom (?:er|foretaget|byran|fyrvik)\b/,
      /\babout (?:you|your (?:company|agency|team|business)|the (?:company|agency)|fyrvik)\b/,
      /\b(?:vilka|who) (?:ar ni|are you|works|jobbar|star bakom|is behind)\b/,
      /\bhur manga (?:ar ni|jobbar|anstallda|som jobbar|personer)/,
      /\bhur (?:stora|lange) (?:ar|har) ni\b/,
      /\bhow long have you\b/,
      /\bvarfor (?:ska (?:jag|vi) )?(?:valja|anlita) er\b/,
      /\bwhy (?:should|choose|pick|hire)\b/,
      /\bvad ar (?:ni|fyrvik)\b/,
      /\bwhat is fyrvik\b/,
      /\bwho (?:runs|founded|started)\b/,
      /\bbakom (?:er|fyrvik|byran|firman)\b/,
      /\bbehind (?:you|fyrvik|the agency|the company|the scenes)\b/,
      /\b(?:hur lange|how long) (?:har|have) (?:ni|you)\b/,
      /\bhallit pa\b/,
      /\b(?:your|er|ert) (?:team|personal|historia|history|story|staff)\b/,
      /\bhow many (?:of you|are you|work|employees|staff)\b/,
      /\bhur manga (?:ar|jobbar|anstallda|medarbetare)/,
      /\bare you (?:a )?(?:big|small|large|real|one man|one person)\b/,
      /\bar ni (?:stora|sma|manga|en stor|en liten|ett stort|nya)\b/,
      /\bhow old is\b/,
      /\bvilka (?:ar|jobbar|sitter) (?:det|ni|hos|bakom)/,
      /\bhow (?:many people (?:work|are|do)|big (?:is|are)|large is)/,
      /\bhow long have you\b|\bhur lange har ni\b/,
      /\b(?:vem|vilka|who)\b.{0,20}\b(?:driver|runs?|startade|started|leder|leads|ager byran)\b/,
      /\bbolaget bakom\b/,
    ],
  ),
  warranty: matter(
    2.8,
    `
      garanti* garanterar guarantee* warranty warranties garantitid* reklamation* reklamera bugg
      buggar bug bugs sönder trasig* broken breaks reklamer* ansvarar ansvar liable trasslar
      garantin felsökning fault faults faulty
    `,
    [
      /\bgar(?:ar)? sonder\b/,
      /\bnagot (?:gar|ar|blir) (?:sonder|fel|trasigt)/,
      /\b(?:goes|go|gone|something) wrong\b/,
      /\bstops? working\b/,
      /\bslutar (?:funka|fungera)/,
      /\b(?:slutar|slutat|slutade) (?:att )?(?:funka|fungera)\b/,
      /\b(?:fel|faults?|errors?|mistakes?|problems?)\b.{0,25}\b(?:upptack\w*|efterat|afterwards|later|after launch|found|appear)/,
      /\bfix (?:it|them|that) (?:for )?free\b/,
      /\bwhose problem\b/,
      /\bansvara\w* (?:ni )?for\b/,
      /\b(?:crashes|breaks|kraschar|pajar|strular)\b.{0,20}\b(?:manad|month|week|vecka|later|efter)/,
      /\bpaj(?:ar|ad|at)?\b/,
      /\bstrul(?:ar|at)?\b/,
      /\bfel pa (?:sidan|sajten|hemsidan|den|bygget)/,
    ],
  ),
  local: matter(
    2,
    `
      local kartan maps map karta närområde* googleprofil* gmb företagsprofil* businessprofile
      googleföretag googlekartan lokalt lokala
    `,
    [
      /\bgoogle (?:maps|business|my business|foretag\w*|profil\w*|karta\w*)/,
      /\bi (?:var|min|narheten|omradet)\b.{0,5}\b(?:stad|ort|omrade)?/,
      /\bnear me\b/,
      /\b(?:show|shown|syn[sa]s|dyka upp|dyker upp|appear|finnas|hamna)\b.{0,15}\b(?:pa|on|in) (?:the )?(?:kartan|map|maps)/,
      /\bgoogle reviews?\b/,
      /\bomdomen pa google\b/,
      /\b(?:folk|people|kunder|customers) (?:i|in|nara|near|around) (?:\w+ )?(?:soker|search|hittar|find)/,
      /\b(?:reviews?|omdomen|recensioner|betyg|stjarnor|stars)\b.{0,15}\b(?:pa|on|in|i) google/,
      /\bgoogle\b.{0,10}\b(?:reviews?|omdomen|recensioner|betyg|stjarnor)/,
    ],
  ),
  jobs: matter(
    3,
    `
      jobba-hos praktik praktikant* praktikplats* tjänster-ni anställer rekryterar karriär*
      career* vacanc* hiring intern interns internship* jobbansökan cv lia sommarjobb* ansökan
      jobbansök* exjobb examensarbete recruit* extrajobb praoplats prao anställning anställd yh
      liaplats utvecklarjobb junior placement lärling apprentice apprenticeship lärlingsplats
    `,
    [
      /\b(?:jobba|arbeta|borja) (?:hos|pa|for|at) (?:er|fyrvik)\b/,
      /\bwork (?:for|at) (?:you|fyrvik)\b/,
      /\bjob (?:openings?|opportunit\w*|application)\b/,
      /\blediga (?:jobb|tjanster|platser)/,
      /\bopen positions?\b/,
      /\bsoka jobb\b/,
      /\bjobb hos er\b/,
      /\bjobs?\b.{0,12}\b(?:you|available|with)\b/,
      /\bare you (?:hiring|recruiting)\b/,
      /\b(?:soker|looking for|want) (?:a |en |ett )?(?:praktik\w*|jobb|job|internship|lia\w*|position|tjanst)\b/,
      /\bhire me\b/,
      /\bsend (?:my|you my) (?:cv|resume)\b/,
      /\b(?:soker ni|sokes|behover ni|anstaller ni) (?:folk|mer folk|personal|utvecklare|nagon|medarbetare|fler)\b/,
      /\banstaller ni\b/,
      /\b(?:letar|soker) ni (?:efter |nagon|nya|fler|folk|personal|medarbetare|utvecklare)/,
      /\blooking for (?:staff|people|developers|designers|new)\b/,
    ],
  ),
  human: matter(
    3,
    'människa manniska människor human handläggare kundtjänst säljare operator säljaren',
    [
      /\b(?:real|actual|riktig|levande) (?:person|manniska|human)/,
      /\b(?:prata|tala|chatta|snacka) med (?:nagon|en (?:person|manniska|riktig|saljare|radgivare)|personal|er direkt)/,
      /\b(?:talk|speak|chat) (?:to|with) (?:a |an |some)(?:one|body|person|human|real|agent|sales\w*|adviser|advisor)/,
      /\bring (?:upp )?(?:mig|oss)\b/,
      /\bcall (?:me|us)\b/,
      /\b(?:bli|blir) (?:uppringd|kontaktad)/,
      /\bcall ?back\b/,
      /\bkoppla mig\b/,
      /\bring(?:a|er)? (?:upp )?(?:till )?(?:mig|oss)\b/,
    ],
  ),
  pay: matter(1.2, 'betala betalar betalas betalat betalt betalade pay paid paying pays'),
  place: modifier(
    1.1,
    `
      umeå luleå kiruna uppsala västerås örebro linköping norrköping jönköping helsingborg lund
      halmstad varberg kungsbacka karlstad gävle sundsvall visby gotland kalmar växjö partille
      lerum skara lidköping falköping vänersborg lysekil strömstad marstrand östersund falun
      eskilstuna södertälje kristianstad karlskrona skellefteå falkenberg ulricehamn kinna
      stenungsund tjörn orust skåne småland dalarna värmland norrland hisingen majorna oslo
      copenhagen köpenhamn helsinki helsingfors berlin lisbon england uk germany spain london
      usa spanien tyskland france frankrike poland polen finland danmark norge norway denmark
      kungsör åland stockholmsområdet utlandet
    `,
  ),
  package: modifier(
    0.9,
    'paket paketet paketen package packages tier tiers nivå nivåer paketpris* plan-nivå',
  ),
  translate: modifier(1.2, 'översätt* translat*'),
  care: modifier(1, 'sköta sköter sköts skötsel skött förvalt* handha', [
    /\b(?:ta|tar|tas) (?:\w+ )?hand om\b/,
    /\blook(?:s|ing)? after\b/,
    /\btak(?:e|ing) care of\b/,
    /\bhandle\b/,
  ]),
} as const satisfies Record<string, ConceptEntry>;

export type Concept = keyof typeof CONCEPTS;
