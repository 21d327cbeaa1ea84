/** Words that say nothing about what is asked, in both languages; a star ends a beginning of words. */
export const STOP_WORDS = `
  i jag du ni vi han hon hen den det de dem dom man mig dig er oss sig min mitt mina din ditt dina vår vårt våra
  era ert ens ett en någon något några nån nåt nåra ingen inget inga alla allt allting all hela helt varje vilken vilket vilka
  vad va var vart varför hur när vem vems som att och eller men så om för till från av med utan på i hos åt vid
  under över mellan genom mot efter före innan sedan sen sin sitt sina än ens inte ej aldrig alltid bara också även
  redan kanske väl nog ju då nu här där dit hit hem bort upp ner ned in ut fram igen mer mera mest mindre mycket mkt lite
  lätt enkelt är var vara varit blir bli blivit blev har ha hade haft kan kunna kunde kunnat ska skall skulle vill vilja ville
  velat måste får få fick fått bör borde brukar bruka behöver behöva behövde behövs gör göra gjorde gjort görs går gå gick gått
  ger ge gav gett given tar ta tog tagit kommer komma kom kommit ser se såg sett finns finnas fanns funnits säger säga sa sagt
  låt låta låter låtit håller hålla sätter sätta ställer ställa lägger lägga ligger ligga står stå sitter undrar undra undrade
  fråga frågor frågan frågar veta vet visste tänker tänkte tänka tänkt tror tro trodde tycker funderar fundera funderat hoppas
  gärna hellre helst tack tacksam snälla vänligen ja nej jo jaha okej ok oki okay aha hmm mm hej hejsan hallå tja tjena hallo
  god morgon kväll dag mvh hälsningar vänliga bästa typ ungefär ca cirka minst max omkring runt kring ungefärlig* gissningsvis
  själv själva egen eget egna annan annat andra samma sådan sådant sådana sån sånt såna denna detta dessa dom här där nya ny nytt
  bra dålig dåligt bättre bäst sämre rätt fel viktig viktigt viktiga möjlig möjligt möjligheten möjlighet möjligheter chans
  hjälp hjälpa hjälper hjälpte hjälpt fixa fixar fixat ordna ordnar erbjuder erbjuda erbjuds säljer jobbar jobba arbetar arbeta
  kör köra bygger bygga byggt byggs skapa skapar skapat ta-fram utveckla utvecklar utvecklat tillhandahåller gäller gälla gällande
  angående ang kring beträffande använda använder används användas funkar funka fungerar fungera startar starta börja börjar
  intresserad intresserade intresse letar leta söker söka sök behov önskar önskemål planerar planera driver driva 
  företag företaget företags firma firman bolag bolaget verksamhet verksamheten byrå byrån  butiksinnehavare
  kund kunden kunder kundens småföretag* egenföretagare nystartat startup startade enskild aktiebolag ab förening föreningen
  person personen folk människor grej grejer sak saker del delar sätt typen slags sorts fall fallet exempelvis sak
  år månader veckor dagar dagen veckan gång gånger tid tiden tider nästa förra idag imorse snart senare först första sista senaste
  en två tre fyra fem sex sju åtta nio tio hundra tusen flera många fler få par bägge båda antal st stycken halv
  hemskt jätte jättemycket väldigt ganska rätt riktigt verkligen egentligen faktiskt helst precis exakt direkt vanligt vanlig vanliga normalt
  normal generellt allmänt överhuvudtaget ens iallafall alltså liksom dessutom dock annars istället både antingen varken utöver
  tillsammans medan eftersom därför tills fast trots kör känns känna verkar låter behövt räcker räcka klarar  sist
  totalt sammanlagt grovt ungefärligt lösning lösningar projekt projektet tjänst tjänsten tjänster tjänsterna uppdrag jobb jobbet
  produkt produkter produkterna vara varor varan sälja  info information uppgifter detaljer mera läsa kolla kollar titta
  hitta hittar heter kallas menar betyder innebär förstår förstå förklara berätta tips råd rekommenderar rekommendera rekommendation
  möta hända händer hänt skicka skickar skriv skicka skapa  köpa köper köp införskaffa skaffa skaffar anlita anlitar
  dyker kanon toppen perfekt super härligt grym kul trevlig trevligt schysst nice cool fint fin  mått slut slutet
  början mitten framåt tillbaka iväg undan ihop isär ca dvs osv etc bl t ex tex mm nämligen nyfiken bekväm trygg 
  ni-har har-ni egentlig behövas varsågod snart privat privatperson*  ungefär maximalt 

  a an the this that these those it its itself i me my mine we us our ours you your yours u ur he she they them their his her
  is are am was were be been being do does did done doing have has had having can could will would shall should may might must
  cant wont dont doesnt didnt isnt arent im ive id ill youre youve theyre weve were lets thats whats hows theres
  and or but so if because as of at by for with about into through before after above below to from up down in out on off over under
  again then once here there when where why how what which who whom whose all any both each few more most other some such no nor not
  only  same than too very just also even still yet already always never ever maybe perhaps really actually basically
  probably please thanks thank thx cheers hello hi hey hiya dear regards best kind sincerely yes yeah yep nope okay ok sure
  well good great nice fine cool perfect better right wrong important possible possibly want wants wanted need needs needed like
  likes would-like looking look looks see know knows think thinking thought wonder wondering wondered hope interested interest
  help helps helping offer offers offered provide provides providing make makes making made get gets getting got give gives
  given take takes taking go goes going come comes coming put let keep keeps say says said tell tells ask asks asking asked
  question questions answer answers explain  find finds use uses using used work works working worked run runs running
  handle handles deal deals build builds building built create creates creating created develop develops do-you set start starts started
  begin begins try tries thing things stuff something anything everything nothing someone anyone everyone somebody anybody people person
  one two three four five six seven eight nine ten hundred thousand many much lot lots little bit several couple  half
  per day days week weeks  months years  time times today now soon later first last 
  business businesses company companies firm firms  customer client shop-owner  startup organisation organization
  project projects service services solution solutions product products item items  kind type types sort way ways part parts 
  around roughly approximately approx about exactly usually normally typically generally average total overall able mean means
  new own regular normal ordinary standard typical proper professional usual different various specific certain particular
  also instead else without within between during until while since though although however whether either neither plus 
  idea ideas advice tip tips recommend recommendation info information details detail plan plans planning sell sells selling buy
  buying purchase order ordering hire  involved involve need-to happen happens happened quite rather pretty enough
  guys folks mate sir madam  currently recently  possible afterwards afterward later ahead further
  back away together apart along across behind   away-from end middle side  sets setting 
    talk talking  chat chatting discuss read reading understand let-me lets us allow allows
  yourself myself ourselves hear hearing heard  possibilities possibility chance option options choose choice
  send sending sent receive received  ever every hand hands whole entire anyway honestly whatever mind
  depending depends suit suits suitable fit fits enquiry inquiry enquire interested bother
  drop wish love loved loves prefer preferred

  nyss nämnde nyligen öppnat öppnade startat

 honom henne hans hennes deras mamma pappa mor far bror syster son sonen dotter fru frun frugan make maken kusin kompis kompisar polare vän vänner kollega kollegor
 chef chefen granne svåger familj familjen barnen herr fröken damer bekant bekanta ordförande styrelseledamot vd marknadschef undertecknad avgången
 känner känna känns prata pratar pratade pratat snacka gillar gilla hör hört hörde hörs minns tänk lyssna visst fortfarande ledsen borta stanna stannar enda mår
 problem problemet problemen vän hände vag ah försöker försöka försökte försök längre ute ingenting någonting vägen härifrån nästan lika lugn lugnt gången illa inne
 langt långt redo ifrån slapp hört emot plats platsen platser svart vit färg klara klarar klarade fattar fatta lever leva bestämmer bestämma leder byta byter bytte namn
 namnet ord ordet dör handlar handla bakom tyst oroa oroar orolig följer följa stället ställen tydligen snabbt fort sakta roligt tidigare ofta sällan vissa viss visst vanligaste
 glömt glömmer kallas lämna lämnar lämnat vacker full hel hela koret roll trött jobbiga jobbig saken misstag mål målet enligt tillräckligt otroligt fortsätta fortsätter skyldig
 skyldiga grund vare varför massa träffat saknar saknas vidare varken aning anledning annorlunda stund skada olika beslut presentation presentera 
 ikväll natt natten dygn dygn visar visa resten framför väldigt verkar nyheter bland prick verksam kunna provade prova testa testat testar fullt slår hänger vinner vinna växa växer
 hoppas hoppades tappa tappar förlora förlorar förlorat räknar räkna delar dela sitta sitter sätta satt byt lovade skicka över underlag underlaget dokument formulär formuläret fyllde fyller ifyllt erat eran
 igår idé ide ider sån sånt sånna dylikt liknande blott nåja mej dej sej dom oss o å e ja ju nånting nånstans nåra nåt nåra ha hos te de me mä va e öh eh typ asså alltså liksom oxå också ändå ändå faktiskt
 krångla krånglar hjälplös hjälpsam enkelhet lurigt svårt svår svåra lättare snarast nödvändigt lagom duger duga röra tusen ungefärlig vettig vettigt rimlig rimligt normalt sjukt jätte super
 meny menyn knapp knappar knapparna flik sidhuvud sidfot kontaktformulär kalender kalendern bokningsformulär galleri bildgalleri startknapp logotypen formulären länk länkar länken rubrik rubriker fält sökfunktion karusell 
 konto kontot konton kontona account accounts profilen menu button buttons form forms gallery link links field fields header footer calendar screen 
 samarbete samarbeta samarbetar samarbetspartner leverantör leverantören leverantörer partner avtalspart förslag förslaget kravlista kravspec brief behovsanalys utvecklare utvecklaren webbdesigner webbyråer byråer konsulter nystartade
 ringde visat nämner nämnde önskar slippa slipper varit haft sagt mena menat syssla sysslar hållit håller duktig duktiga bygd förra förrförra senast nyss verkligheten praktiken lurat upplever upplevde
 totalt vardera styckvis cirka knappt drygt minst mest högst åtminstone minimalt rätta omgående dagens dagligen årets säsong säsongen höst hösten vår våren vinter vintern sommar sommaren sommarn
 januari februari mars april maj juni juli augusti september oktober november december kvartal kvartalet veckoslut förmiddag förmiddagen eftermiddag eftermiddagen morgon morgonen lunchtid dagtid nutid
 fyrtiotal tjugotal femtiotal hundratal ideell ideella förening bygdegårdsförening bostadsrättsförening brf stiftelse kommun kommunen handelsbolag aktiebolaget småföretagare egenföretagarna ensam delägare medlem

 him them father mother dad mom mum wife husband son daughter sister friend friends mate brother uncle aunt cousin nephew niece neighbour neighbours neighbor boss colleague colleagues family kid guy guys lady partner
 money word words line side sign signed wait waiting left job jobs matter true happy hard late early easy hot money yesterday tonight today morning afternoon evening night nights daytime noon spring summer autumn winter 
 january february march april may june july august september october november december quarter season 
 tried try forgot forget lost lose losing keep kept sit stand watch bring brought leave leaving left missed miss catch turn turns turned happens happening wrote feel felt believe guess seem seems suppose supposed worry worried
 absolutely certainly obviously apparently especially completely totally immediately finally suddenly recently already often sometimes rarely hardly nearly somehow somewhere somebody nobody noone themselves himself herself
 become became grow grew growing expect expected realistic realistically sensible reasonable fair proper serious seriously honest honestly rubbish hopeless useless awful terrible horrible mess clue idea
 problem problems trouble issue issues reason reasons point situation case matter matters list lists step short long longer full half whole rest past future present recent last next 
 burned vanished gone lots plenty bunch couple few dozen dozens hundreds thousands quite fairly very sort figure out figured decide decided decision manage managed
 account audit check checked checking compare comparing comparison versus vs quality suggest suggested suggestion common
 live living based somewhere else together apart physical onto internet online
 agency agencies supplier suppliers provider providers developer developers programmer designer freelancer team staff charity nonprofit club association municipality
 yall hiya gonna wanna gotta kinda lemme pls plz thru thx ur u r im ive dont cant wont isnt lol haha hmm ehm uh um oh wow ok
 beginner newbie total scratch 
 sombody somebody evrything everything somthing something anyting anything becuase because
  lång långa formal development score traffic corporate manufacturer cover klickar vettiga rapporter rapport low posts remarketing klippa intro traders
  teknisk tekniska genomgång hatar konkurrent konkurrenten konkurrenterna competitor competitors emot alls sten föredra
  innehålla innehöll code kod koden client clients customer customers kund kunder area areas område system systems höra klockan kl

 vecka veckan helgår månadsvis slängar runda pengar skaffa skaffat rycka tackat tacka igenom slut slutligen krasch kort kvar överens stoppa stoppar halvår kvartalsvis piffa 
 tiny things stuff front themselves everytime compare 
 anställda anställd tjejer tjej killar kille ute inne uppe nere bredvid nära intill bort ihop utspridd
 behövt kunnat velat blivande tidig tidigt sen sena försenad förr framöver framtida nuläget dagsläget idagsläget läget situation situationen
 frågade avgöra avgör påverkar påverka beror bero styr ändras krävs kräver krav kraven önskar önskat föreslår föreslå passar passa lämpar lämplig 
 uppskatta uppskattning grov hum hint fingervisning riktlinje riktmärke intervall spann storleksordning nivån skala exempelvis
 tagga taggade ivrig ivriga stressad stressade trist trista arg arga besviken missnöjd missnöjda nöjd nöjda glada rädd osäker osäkra okunnig nybörjare novis
 gubbe gumma sambo partner kompanjon bokförare revisorn ekonomiansvarig receptionist ägare
 nischad nisch bransch branschen konkurrens marknad marknaden målgrupp målgruppen besökare besökaren besökarna användare användaren visitors visitor users user audience market
 öppnat öppnade startar eget enmansföretag soloföretagare frilansare influencer hobby sidoprojekt
 hoping excited struggling stressed unhappy happy annoyed frustrated confused overwhelmed curious unsure certain
 handful solo sidehustle hobby recently venture
 seriously honestly frankly simply exactly precisely specifically generally overall basically mainly mostly partly
 wonder heard saw noticed told found recommended referred suggested
 smaller worth worthwhile value benefit benefits advantage pros cons downside catch
 compared define explain elaborate clarify
 handled sorted arranged organise organize prepare prepared supply deliverable
 capable willing glad
  hate hates typing press request deciding swing halfway straight engine member members shows stops whenever  opens kick pager wise
  jul nyår christmas knappen timmar  ifall koll samlar uselt ordrar ordrarna orders jäklig gjord byggd försäljning kratta
  resans omöjligt impossible kunderna rakt straight bought zero bokningen bokningar bookings booking news
  skrev haven promise something heard written emailed messaged bankrupt konkurs förbereda prepare lediga ledig ledigt sommarledig coffee fika kaffet lead
`;
