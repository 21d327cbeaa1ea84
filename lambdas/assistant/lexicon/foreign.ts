/**
 * Words of other worlds than ours. `TRADES` are what a customer's business may be, so they mean
 * nothing beside a service of ours and something foreign without one ("a site for my restaurant",
 * "a good restaurant"). `FOREIGN` asks for what we never do, whatever stands beside it.
 */
export const TRADES = `
  snickeri* snickare frisör* salong* café kafé cafe cafét kaffe restaurang* byggfirma* byggföretag* bygg målare målerifirma* elektriker elfirma* rörmokare
  vvs hantverkare* verkstad* bilverkstad* klinik* tandläk* advokat* redovisning* städfirma* städbolag* städare blomster* florist* bageri*
  konditori* hotell* vandrarhem* gym yoga* massör* massage naturläkare* konsult* hairdresser* salon* barber* bakery plumb* electric*
  carpent* joiner* dentist* clinic* lawyer* law cleaning painter* roofer* restaurant* gym studio workshop garage
  consultant* hotel* bike cykel* cykelverkstad* mäklare* fastighet* hus huset house houses home hem lägenhet* apartment* flat rental bostad*
  bil bilar bilen car cars båt båtar boat* hund* dog* katt* cat cats häst* horse* mat food kläder clothes clothing skor shoes smycken
  jewellery möbler furniture trädgård* garden* resor resa resan travel flyg* flight* biljett* ticket* musik music band konsert* bok böcker
   books film* movie* spel game* fotboll* football soccer idrott* sport* skola* school* kurs* course* barn children kids förskola
  kyrka church bank banken banker bankomat* försäkring* insurance taxi transport* lastbil* truck* flyttfirma* åkeri* gård farm* vin wine öl beer pizza* sushi glass
  däck tyre* tire* tyres läkare doctor* vård health hälsa medicin* medicine terapeut* therapist psykolog* fysioterap* optiker optician*
  webbkamera byggnad  revisor* arkitekt* architect* keramik* keramiker slöjd* ateljé konstnär* artist* gallery galleri
  hundvakt hunddagis kennel ridskola ridskolan camping* stuga* stugor cottage* catering foodtruck kiosk pub bar barn krog* skomakare
  sömmerska tailor guldsmed* optik elfirman rör plåt plåtslagare takläggare mattläggare glasmästare låssmed locksmith
  potatis potato koka kokar steka grädda bröd bread mjölk milk ägg egg eggs socker sugar salt smör butter ost cheese frukt fruit äpple apple banan banana kyckling chicken fisk fish korv kött meat soppa soup sallad glass choklad chocolate
  renovera renovering badrum badrummet kök köket kvm kranen kran droppar packning avlopp toalett tvättmaskin diskmaskin kylskåp spis element radiator* heating boiler värmepump golv tapet* gräsmatta
  papper papperstrassel toner bläck paper ink scanner hårddisk harddrive tangentbord windows macbook excel powerpoint bios grafikkort
  begagnad begagnat blocket auktion hemnet
  klippning frisyr haircut manikyr naglar tatuering tattoo
  bord bordsbokning table reservation krogen bowling biobiljett* bio cinema teater theatre
  korea japan indien india brasilien brazil afrika africa mexiko mexico grekland greece italien italy turkiet turkey polen poland irland ireland kanada canada kroatien egypten dubai mallorca alperna
  domstol court fine böter parkeringsböter bötfälld stämning skilsmässa divorce arv testamente vårdnad
  konferens konferenser konferenslokal festlokal bröllop wedding begravning funeral födelsedag birthday julklapp
  spindel spider spiders mygg fästing råttor ormar snake lejon lion tiger björn bear fåglar bird birds
  floorball innebandy golf tennis ridning skidor ski padel maraton marathon träning workout bantning diet kalorier calories vitamin*
  tandvärk toothache ryggont utslag allergi allergy gravid pregnant vaccin vaccine apotek pharmacy sjukhus hospital ambulans akuten
  körkort besiktning bilprovning parkeringsplats verkstadstid däckbyte oljebyte vinterdäck drive driving körväg
  resväska weekendresa semestertips strand beach museum sevärdhet* sights utflykt zoo tivoli nöjespark karaoke disco nattklubb
  lägenheter rooms hyresrätt rent hyresvärd sublet andrahand airbnb
  tröja tröjor shirts shirt klänning dress väska bag
  middag dinner lunch frukost breakfast baka bake cake tårta
  iphone iphonen ipad
  städa städar städning städhjälp clean cleaner måla målar paint painting laga lagar repair repairs reparera reparerar  tvätta tvätt wash washing putsa fönsterputs skjutsa  hämta pickup  gräva snickra kakla tapetsera  cook cooking babysit barnvakt frakta flytthjälp magasinera
  library bibliotek biblioteket sjukhuset vårdcentral vårdcentralen gymmet simhall badhus badhuset postkontor airport flygplats flygplatsen station stationen centralstationen hamn
  kitchen bathroom bedroom livingroom badkar kakel
`;

export const FOREIGN = `
  väder vädret weather regn sol snö temperatur* temperature   datum imorn huvudstad* capital president* statsminister* minister kung kungen king queen drottning*
  regering* politik* politics parti partier riksdag* val election* krig war religion* gud 
  dikt dikter poem* poetry sång song lyrics skämt skämta joke* vits vitsar saga story stories novell novel uppsats essay läxa läxan läxor homework tenta
  recept recipe*  köttbullar meatballs pannkak* pancake* pasta 
  elefant* elephant* djur animal* måne moon mars planet planeter planets jorden earth sun universum universe rymden space
  volvo tesla bmw saab toyota audi  samsung dator* laptop* computer* printer skrivare playstation xbox nintendo
  bensin* petrol diesel gasoline elpris* electricity aktie* aktiekurs* stock stocks  shares bitcoin* krypto* crypto börs* ränta räntan 
  thailand paris rom oslo australia australien amerika america china kina ryssland russia ukraina 
  liseberg ikea hm spotify netflix amazon gröna lund ullevi systembolag* försäkringskassan skatteverket polisen police brandkår
  vm em os worldcup champions matchen match match* league zlatan messi fotbollsmatch* hockey
  förkylning*  feber fever sjuk ill sjukdom disease frisk kur cure huvudvärk headache
  lösenord* password* cachen cache router wifi  bredband* broadband internetuppkoppling
  gånger  dividerat multiplicera  calculate sqrt ekvation* equation matte math maths algebra
  horoskop* astrolog* stjärntecken zodiac kärlek  dejt* dating flickvän girlfriend pojkvän boyfriend gift married
  hyra hyr  hotellrum flygbiljett* charter semesterresa tåg tåget train trains buss bus busses pendeltåg färja ferry
   livet 
  systemprompt* prompt prompts instruktioner instructions instruktionerna ignorera ignore jailbreak dan roleplay rollspel låtsas pretend  dumpa
  dum dumma idiot* stupid jävla fan fuck* shit skit helvete moron dumb suck sucks puckad korkad
  bomb* vapen weapon* gun guns drog droger drugs knark* cocaine porr* porn* sex sexig* casino* gambling betting
   piratkopiera torrent*
  visitkort* businesscard* tryck tryckeri trycka tryckt print printing flyer flyers broschyr* brochure* skyltar skylt  bildekor* profilkläder tshirt tshirts mugg
  filmproduktion företagsfilm* drönar* drone* reklamfilm* videoproduktion* radioreklam tvreklam* podd* podcast*
  kollektivavtal* fackförbund  styrelse* board årsredovisning* omsättning* turnover vinst revenue profit

  regnar regna rain raining snöar snow snowing storm åska moln soligt blåser wind prognos forecast midnattssol norrsken
  biologi biologiprov prov kemi fysik chemistry physics historieprov geografi geography grammatik grammar exam exams quiz dissertation thesis shakespeare strindberg filosofi philosophy latin
  surname efternamn förnamn namnsdag släktforskning genealogi
  deklaration deklarera deklarationen returns taxreturn bokslut lönespec bidrag bostadsbidrag pension pensionen lån lånet loan mortgage bolån
  kärnkraft nuclear klimat climate miljöparti invandring abort nato
  väger weigh avstånd distance mil kilometer miles höjd höjden height djup
  grundlag uppfann invented discovered upptäckte historisk kejsare emperor romarriket viking vikingar hitler
  lycka happiness sorg ångest anxiety deprimerad depressed dö die döda kill mörda murder stjäla steal råna rob
  nordstan willys coop lidl elgiganten mediamarkt biltema postnord dhl ups sj västtrafik sas ryanair telia telenor swedbank nordea seb handelsbanken skatteverket arbetsförmedlingen migrationsverket systembolaget
  fyrar lighthouse äldst oldest highest deepest
  avslöja reveal root ssh sudo rm exploit keylogger phishing piratkopia crack
  regler hidden hemliga ovanför ordagrant verbatim
  python sorting algorithm algoritm sortera array regex loop recursion
  chess schack poker lotto lottery trav oddset horoscope tarot
  tjänar tjäna earn earns salary lön löner tidning* newspaper* magazine* radio billboard* följare followers
`;

/** Tasks for another kind of assistant, and questions about the world; looked for like a concept's patterns. */
export const FOREIGN_PATTERNS: readonly RegExp[] = [
  /^(?:(?:kan|kunde|skulle) du |can you |could you |please |snalla |nu |now )?(?:oversatt\w*|translate|skriv|write|rakna ut|calculate|compute|solve|los|sjung|sing|rita|draw|imagine|pretend|repeat|upprepa|output|summari[sz]e|sammanfatta)\b(?!.{0,30}\b(?:for (?:us|our)|at oss|our|vara|var|hemsid\w*|sajt\w*|website|site|blog\w*|texter)\b)/,
  /\b(?:vilken|vilket|vad|which|what|who|vem) (?:ar|is|was|var) (?:den|det|the) (?:basta|best|storsta|biggest|largest|hogsta|highest|aldsta|oldest|snabbaste|fastest|langsta|longest|rikaste|richest)\b/,
  /\b(?:grundade|founded|ager|owns|uppfann|invented|startade|ceo of|vd for)\b.{0,15}\b(?:google|facebook|instagram|wordpress|shopify|apple|microsoft|linkedin|tiktok|amazon)\b/,
  /\btax returns?\b/,
  /\b(?:which|what|vilken|vilket|vilka)\b.{0,25}\b(?:best|bast|basta|cheapest|billigast|billigaste|fastest|snabbast)\b(?!.{0,25}\b(?:us|our|my|me|oss|var|min|mig|you|ni|er|option|alternative|alternativ\w*|variant\w*|package|paket\w*)\b)/,
  /\b(?:what do you think (?:of|about)|vad tycker du om)\b/,
  /\b(?:how many (?:people )?(?:use|have|own|live)|hur manga (?:anvander|har|bor|invanare))\b/,
  /\b(?:google|facebook|instagram|apple|amazon|microsoft)\b.{0,10}\b(?:grundades|founded|invented|started)\b/,
  /\bnar grundades (?!ni\b|fyrvik|byran|foretaget|er\b)/,
  /\b(?:telefonnumm?e?r\w*|phone number|number|ad?dress\w*|e ?mail|mailadress\w*|oppettider\w*|opening hours|hours) (?:till|of|hos|to) (?!er\b|dig\b|you\b|your\b|fyrvik|support|the (?:office|agency|company)|kontoret|byran|vara|vart|our|my|min)/,
  /\bwhen do(?:es)? (?:the|my|a) .{0,20}\b(?:open|close)\b/,
  /\bnar (?:oppnar|stanger) (?!ni\b|kontoret|byran|fyrvik|er\b)/,
  /\bhow (?:big|large|far|tall|high|fast|heavy|deep) is\b(?! (?:the (?:team|agency|company|site|page)|your|fyrvik|it|my|our))/,
  /\bhur (?:stor|stort|hog|hogt|tung|djup|snabb) ar\b(?! (?:ni\b|byran|teamet|sid|saj|webb|hemsid|er\b|ert\b|era\b|foretaget|min|var))/,
  /\b(?:how do you say|hur sager man|hur stavar man|how do you spell)\b/,
  /\b(?:learn|lara sig|learning) (?:spanish|french|german|english|spanska|franska|tyska|engelska|to)\b/,
  /\bhow (?:do|can) (?:i|you|people) (?:become|write|install|delete|draw|cook|learn|make a|download|reset|unlock)\b/,
  /\bhur (?:blir|skriver|installerar|raderar|ritar|lagar|laddar|aterstaller|loggar) (?:jag|man|du)\b/,
  /\bhack(?:a)? (?:my|min|mitt|into|someone|nagons|his|her)\b/,
  /\bsecond hand\b/,
  /\b(?:kostar|costs?)\b.{0,15}\bpark|\bpark\w* costs?\b/,
  /\bhow old is\b(?! (?:the (?:company|agency)|your|fyrvik))/,
  /\bhur (?:gammal|gamla|gammalt) ar\b(?! (?:ni|foretaget|byran|fyrvik))/,
  /\b(?:delete|deactivate|recover|raderar?|avaktiverar?|ta bort)\b.{0,15}\b(?:my|mitt|min)\b.{0,15}\b(?:account|konto\w*|facebook\w*|instagram\w*|google)/,
  /\b(?:raderar|delete)\b.{0,15}\b(?:instagram|facebook|google)\w*/,
  /\b(?:what time is it|what is the time|vad ar klockan|hur mycket ar klockan)\b/,
  /\b(?:du ar|you are) (?:nu|now|en|a|an|dum|ful|dalig|useless|stupid|bad)\b/,
  /\b(?:vad heter du|hur gammal ar du|hur mar du|what is your name|how old are you|how are you|who made you|vem har (?:gjort|skapat) dig)\b/,
];
