import { fold } from '../words/fold';

/**
 * Common words of both languages that are a letter or two from a word of ours and mean something
 * else, so that "change" never becomes "charge".
 */
export const NEVER_CORRECT: ReadonlySet<string> = new Set(
  fold(`
    abbott abel abide accent accept accepts accessory accounted aces action active actual adam added
    addressed addresses adla advance advances adventure advise advised advisor affect affects afton
    agaren aged agent agents agera ages aging agna agnat agnes agree agreed agrees ahem ahold aide
    aids aiming aker akta alan alas alder aldras alfa alike alive allah allan allas alligator allman
    allra ally alma almost alone alright alter amen amnet among amount amounts anal analyze analyzed
    anda andan andar andas ande andel andrade andrar andras andrat andrats andre andrea andreas
    andringar andy angar ange anger anglar angra angrar anhangare anita anka anlander anna annans
    anne another anpassa anser ansluta anstalla anstalld anstallde answering anta antalet antar ante
    anton ants anvand anvande anvandes anvants anytime anyways apes appeal appeals appear appears
    applen arabic arabiska arade aran arbetare arbetat arbete arbetet arch aren arena ares aret
    argentina argh arise arrange arson arter artig artikeln artillery arton arts arva arvde aset
    asia aside asna assistant atal atala atalet ater aterkomma atit attacking audio automatic
    available avbryt avdelning avery avga avgar avsked avslutad avslutade avslutat await awaiting
    award aware awhile axel baba babe bach backa backed backen backpack backs badar badet badge
    badly bagage bags bail bait bakat baked baken baker baking bald bale ball ballar ballet balls
    bana bananer bandage bandages banden bandet bands bang banka banking banks banned banner barb
    barbara bare barely baren barga barge bark barker barking barks barnens barnes barnet barney
    bars bart barton base basen bases bash basics basis bass baste batch bates bath bats batter
    battle beach beads beak beam beams bean beans beard bearing bears beast beat bebis beck becomes
    beef beep beeping beeps bees befal befaller befann befinner bega began begar begara begart beger
    beggar begransa begransad begun behalf behall behalla behaller beholl behovdes bein beings
    bekanna bekostnad bekvamt believed believer believes bell bella bells belong belongs belt bench
    bend bender bending benen bent berattar berattat berg berom bert beslot besluta besoker besokt
    bestall bestalla bestallde bestaller bestallt bestar besten beta beter beth bets bett bette
    betyg bevakning bevapnade bevisa bidding bien bikes bilda bildar bilden bill billie billing
    billings billion billions bills billy bind binding bing bird bita bitar bitch bite biten biter
    bites bits bitten bitter blacked blad blade blair bland blanda blandar blandning blank blas
    blasa blaser blast blaste blatt bleach bled blek blend blew blick blickar blicken blink blinka
    block blocked blod blond blonda bloss blot blota blow blows blue blunda blur blyg boar bobby
    bodde body bogar boja boken bold boll bollar bolt bolts bond bonde bonder bonding bone bong boob
    booked bookie boom boon boot booth boots borda border borders bordet bore bored borg boris
    borjat born boss bota boter bothers bott bought bound bounds bout boxas boxing boyd boys brad
    brain brains brak braka brakar branch branda brande brandy brann branner brant brat breach break
    breath breathing bree brent bret brev brew brian brick brien brig bright bring brings brink
    brinnande brist broad brody broke broker bron brook brors brot brothers brots brott brudar bruk
    brun bruna brunch brunt brush bryan bryr bryta bryter buck budge buga bugger buggy buick
    buildings bull bummer bump bums buns burden buren buried burn burns burst burt burton burying
    buses bush bust busy butch butt buyer buyers buys byggd byggde byggdes byron byte bytet bytt
    cable cadet cage cages cakes calf called caller calls calm came cancer candle candles cane cans
    cape caps cara care cared cares carl carly cart carter carve carver casa casey cash casket cass
    cast casting catalog catching catchy cause causes cave caves cease cell celler cells cent cents
    certainty chad chains champagne chan chances chang change changed changes changing channel
    channels chant chanting chaos chap chapel chaperone chaplain chaplin chapman chaps chapter
    chapters charles charmed charming chart chase chatter cheat cheated cheater cheating cheats
    checka checken checks cheek cheeks cheer chefens chefer chen cher chew chick chicks chief ching
    chock choices chooses chop choppers chops chose chow christian christmas chuck chuckling cigar
    clan clara clare clarity clay clever click clicking clicks cling clint clive clock clocks clone
    closer closest closet closets clubs clues coal coast coat coats cobb cock code codes cody coins
    coke cold cole collar collect color colors colour colours colt coma comb comet comm command
    commander commands commence comment comments commerce committed committee commodore common
    commotion communion communism communist community companion competing complete completed comrade
    concern concerned concerns concluded condition cone coney confessed confuse conn consul consult
    contacted contacts contents contest context contrast convent cook cooked cooking cooks coola
    coolt cooperate cope cops cora cord core cork corn corny correctly costa cosy couch couldn
    country county couples cousins cove covers covert cows cozy cracker cracking crank crashed crate
    crater creaking credit creed creek creep creeps creepy crest crew cried cries crop crops cross
    crow crows crush crust cult cunning cunt curry curtain customary customs dads dagarna dagars
    dagger dags dairy dale dalen daliga dallas damaged damages dame damen dames damn dana dane dang
    danger danish dans dansa danska dante darar dare dared daren darifran daring dark darker darling
    dasa dash data databasen date dates daughters dave dawn dead dealt dean dearly decade decaf
    deceive deceived decent decides decisions deck deed deeds deep deer defending dela delarna delas
    delat delay deli deline dell della delta deltar demand demanded demanding demands demon demons
    denne denny dent deny depend dependent desk dess developed dexter diana diaz dice dick didn died
    dies difficult digger digital dime dimma dine ding dink dire direct directing direction
    directors dirt disappear dish diskutera distant ditat ditch dive diver diving docka docks
    document documents dodad dodande dodar dode doden dodens dods doesn doft doften dolja doljer
    doll dollar dolt doma domare domaren domen domer domino dong donna doom door dopa dope dopt dora
    dork dorm dorr dose doth dots dott dottern dotters double doubled doubles doubted dove dowd
    drack draft drag drain drakt drank drar dras draw drawn draws dread dress dresser drew drick
    dried drift drip driven drivers drives drivs drom drops drown dubbel dubbelt duck dues dugg
    duktigt dull dummer dump dusch dust dutch dwell dying dyka dyke dykt eager earl earlier early
    earn earning ears ease easier east easter eastern eden edie edith edition efterat eighth eighty
    elakt elder elev elever elise elite ella elle ellen elmer elsa elsewhere elva emellan emil
    employee empress ende ended ending ends engelsman engine engines englands ensak ensamt ensure
    enter envelope erin esther ethan ether etta ettan european evan event evighet evolution ewing
    exact exakta example excessive excite exclusive exempel exist exit exits expects expert explains
    exploding explosive extension extra extras face faced faces fact faculty fade fail failing faint
    fairy fake faking fakta falla fallan fallen faller falling fallit falls falt faltet fame
    familjens familjer familjs famn fanga fange fangen fann fanny fans fara faran fard fardig
    fardiga fardigt fare fargade fargen farger fargo farlig farliga farligare farligt fars fart
    farther fasta fastan fasten fastna fastnade fastnar fastnat fatal fate fathers fattas fattat
    fatty fault fear fears feast feather feds feed feeds feel feels feet fega felet fell fella
    fellow felt femtio fest festa festar festen fester feta fett fiance ficka fiddle fiend fifth
    fifty fight fights figur figures file filed filen filer filerna files fill filled filling fills
    filt fina final finale finals finding finer finger finish finished finishes fink finn finna
    finner fira firar fire fired fireman fires firing fiska fist fists fitch fitta flagga flags
    flair flank flatter flattered flea fled flee flesh flew flick flicka flier flies fling flint
    flip flippa flit flock flog flood floor floors flora flott flotta flottan flottans flour flow
    flykt flyr flyta flytande flyter foam foda fold folj foljd foljt foll follow follows fond fool
    fools foot fora foraldrar foralskad forandrad forandrar forandras forandrat forare forbered
    forberedd forberett forbi forbid forbjuder forbli force ford forde foredrar foreign foremal
    forest forever forfoljde forfoljer forfora forge forged forgets forgive forgiven forgiving
    forgor forgora forgotten forhindra forhora fork forklarar forklarat forks forkyld forlorad
    forlorade forlorare form formally format formation formel formula fornamn forneka fornekar
    fornuft fornuftig forrad forran forre fors forskning forslaget forsoket forsokt forstas forste
    forstor forsvar forsvaret forsvinna fort fortare fortet forth fortsatt fortsatte fortune
    fortunes forty forum forut forvag forvanta forvantar forvantas forvantat forvar foster foten
    fotona fotot fots fott fotter fought foul fours frack fragat fragorna frame framfora framsidan
    framst framtid framtiden franc frances francs frank franks fransk franska frat freak freaks fred
    freed freelance french fresh fried friendly fries fright frites frog froken front fros frost
    frozen frus fuel fula full fulla fuller fullt fully function functions fund funderade funds
    fungerade fungerat funk funktion funky funnit furious furry fuska fuskar fyll fylla fylld fyllda
    fyllo fyllt fynd fysisk fysiska fysiskt gage gail gain gale galet gall galna galningar gamle
    gamlingen gamma ganget gangs gant gapa garantera gast gaster gatan gate gates gateway gather
    gava gavan gave gear geek geeks gemma genast gene generalen gents german germans germany germs
    gest ghost ghosts gilla gillat gimme gina ginger gissa gisslan givet givin giving gjord gjorda
    gjordes gjorts glas glatt gled glida glom glove gloves glow glowing glue gnalla gnaller goat
    goda gode gods goggles gold gomd gomma gommer gomt gong goods goody goof goon goran goras gott
    gown grad grade grail grain gram gran grand grande granden grann grannen granny grans grant grat
    grata grater grattis grav graven graver gravt greed greet greetings greg grejar grejen grejor
    gren grep greta grey grief grim grind grinden gris grisar gron gront gross grotta ground grove
    growling grown grows grunden grunt grymt gubben guds guest guests guild guilt gult gumman guts
    hacken hail hair hajar haka hala hale halet halften halkade hall hallas hallen hallet halls
    hallway hals halsar halt halva halvan halvt hamna hamnar hamnas hamnat hamnd hamtar handed
    handel handelse handelsen handelser handen handing handlat handler handy hang hanga hangar hangd
    hangde hanged hangla hangs hangt hank hann hanna hantera happening hard harda harder hardy hare
    haret harlig harliga harm harp harry hart hash hasn hassan hata hatch hate hated hates hath
    hating hats hatt hatten haul haunt haven havet havs hawk haxa haxor hayes head headed heading
    headline headlines heads heal healing healthy heap hears heart heartless heat heater heave
    heaven heck heder heel heels heir heist heja held helen helgon helig helio hell heller helm
    helped helper hemsk hemska hence hera herb herd herman hero herre herring herrn hers heta hett
    hetta hettan hick hide hiding high higher hike hiking hill hills hind hinder hindra hink hinna
    hinner hips hired hiro hiss historia historic historien historier history hitat hitch hits
    hittade hittas hittat hjalm hjalpe hjalpen hjalte hock hoga hoger hogg hogra hogre hogs hogst
    hogsta hogt hoist hoja hola hold holds hole holes holiday holidays holl holler hollow holls holt
    holy homeless homes honesty honey hong honk honor hood hooker hooking hooks hoop hoot hoped
    hopes hopp hoppade hoppar hoppat hoppats hoppet hopping hora horan hordes hordu horn horni horns
    horny horribly hort hose hoss host hostage hostages hota hotar hotet hotter hound hour hours
    howl hugg hugh hull humans hummer hump hunch hunger hunt hunter hurra hurt husbands husen hush
    hutch hyde hylla hyran hyrde hyrt hytt hösten ibland ideal ideals ideer iden identify ifall
    ifatt igang igar ihag illa image immediate imorgon implant implants implied imply implying
    improve improved inatt increase increased industry influence infor ingang ingangen initial
    initials inlast inlasta innebara inneholl inner inom inre inse installd installed instammer
    instant inta intel intensive intercept intercom interests interfere interior internal internet
    interpol interpret interrupt interview intervju intervjua intervjun intet intraffat intressen
    invent invest invisible involves iran iris isen iskall isolation issued italiensk itch ivan jack
    jacka jacked jada jade jaga jagar jagare jail jaja jake jakligt jakt james jamna jamt jane japp
    jasa jassa javlig jean jeans jeep jenna jess jets jews jill jing jingle jobbat jobbigt jock joda
    jody joint jord jose journey jude judy julen jules julia julie julio jump jumps jumpy junction
    junk jury kaft kaka kakar kaken kakor kalas kall kalla kallad kallan kallar kallat kalle kallt
    kampade kampar kanalen kand kanda kande kane kang kanin kaniner kann kannas kanoner kant kapa
    kapp kappa kara kare karen karma karnan kass kast kasta kastade kastar kastat kate keen keeping
    keller kemp kent khan kick kicks kika kiki kila killed killen killer killing kills kinda kinden
    kinds kinesisk kira kirk kiss kissa kissed kisser kista kite kitt kitten klaga klagade klagar
    klam klamma klappa klar klarat klart klattrade klev kliar klient klipp klippan klipper klippt
    klocka klor knacka knackar knana knappa knep knew knight knights knob knop knot knots known knox
    kock koderna koka kokar koll kollat koma kommen kompanjon komplett kong konstant kontaktat
    kontakten kontakter kontant kontanter konto konton kontot kopet kopia kopp koppar kopplade
    kopplat kopt kord korda korde korn kors korsa korset kort korta kortare korten kortet korv kost
    kosten kott krak kram kramer krascha kraschade krava kroken krop kropparna kudde kudden kungens
    kurs kurser kurt kust kvallens kvar kvart kvarteret kvavs kvinna kyss kyssa lace lack lacka
    lacker lada ladan ladda laddad laddar laddat ladder lade lader lads laga lagat lage lagen lagens
    lager lagg laggs lagre lagret lagt laid lair laka lake laker lakes lama lame lamnar lamnas
    lamnat lampa lampan lampligt lampor lana lanar lanat lance lancelot land landa landar landat
    landed lander landet landets lands lane langare langd lange langs langst langsta lank lapp
    lappar lapparna lappen laps lara larde larm lars lart laser laset lask lass lasse lasta laste
    lasts latar late laten latest latta latte laughter laura lauren lava lawful layer laying lays
    lazy lead leader leading leads leaf leah leak leaking leaks lean leaning leap learning lease
    leash least leaves leda ledande ledet ledig lediga ledigt lefty legion legs leka lekar leker
    lekt lena lend length lengths lens lent lera less lest letat lett letter letting levande leve
    level levern levt liability lice license licensed lick licked licking lida lider lied lies life
    lift lifts ligg light lights liked liken liket liking likna liknade likt lila lille lilly limb
    limbs lime limited lina linda lined linen lines ling lining linje linus lips lisa list lista
    listen listor lita litar litat liter litter lived liver lives livs ljust lnga lngen lngenting
    lnget lnnan lnte loaf loan loans lobby locals locate located location locations locka locke
    locker locket locking locks loco loft loften logan logic logik logn logner logs lois lojal
    lojala lojalitet lojlig lojligt lokal lola lone lonen loner looked loose loot loper lopp loppet
    lord lords losa lose loser loses losing losningen loss lossa lost loste lotta lotus loud lova
    lovande lovar lovat lover lovers loving lowa lowest loyal loyalty luck luft lugna lugnat lugnet
    luke lumber lump lunar lunchtime lung lungt lura lurar luras lure lust luta lutar lyder lyft
    lyfta lyfte lysa lyser lyssnar lyssnat mace machine machines mack macka madame madde madly mage
    magen mager maid mail mailed main maine maj maja majs maka maker makt makten makter mala malade
    malar malat malcolm male males mall malning malningar malningen mama mambo mamman mammas mammor
    mammy manaders manage managed manager managers managing mandatory mandy manen mangd mangden
    mangder manlig manliga manly manner manning manniskan manny mans manual manuel mappen mara marc
    marco marcy mare marge maria marie maris mark marka marke marked marken markers market marketing
    markets markt markte marsch marsh maru marx mary mash mask masked masken masks mass massa master
    masters mata matar maten mates mating mats matta matter matty maya maze meal meals meant
    measuring meat medal medans medger media medic meds meets megan mein melody melt melting member
    memo menas mend mens menus mere merlin message messages messed messy mesta metal meter method
    methods mice mick midget midst mighty mike mild mile mill mills milt minding minds mines ming
    mingle mini mink minnas minne minska minsta mint minus minut missa misses misstar missy mist
    mista miste mister mitch mixed mjukt moaning moans mock mode moder modern moderna modet mogen
    mojliga mold mole momma mona monkey monte monty mood moor moore moose mord morden mordet morgan
    mork morka morker mormon mornings mors morse mort mortal mortals moss mossa motas motel moter
    moth mothers mots mott motte mount mountains mourning mouse mouth mouths move moved moves moving
    mugs multiple munkar murdering muren musen mush muta mute mutt mynt nada nagons naha nail naive
    naken nakna name named namen names namna namnen namnt nana nans narheten narma narr nasa nasal
    nasan nash nast naste nasty nate natet nation native natives nattens natter naven navigator neal
    near nearby nearly neat neck nedre needn needy neger neighbors nemo neon nerat nerd nerds nero
    nerve nerver nerverna ness nest news nicer nick nigel nigga nigger nights niles nina nivan
    nodvandig noel noga noja noje nolan noll nolla none noose nora nord norm norma normala norman
    norr norra norrut north nose note noticed notices notter nova nude numbers nunna nuns nuts
    nyheten nytta obekvam odds odet offentlig offering officer officers offret offrets often ogillar
    ogjort okade okand okar okat oken okey older olen olikt olive olja omar omojlig omojliga
    omojligt omrade omradet onda ongoing onkel onska onskan onstage open opens operate operated
    operation opinion opinions oppnas oppning orat ordeal orden ordern orders ordnat ordning
    ordningen organism organized original orkar ormen oroad oroliga oron orsaker osaker osakra
    oskyldig oskyldiga oskyldigt oster otack otacka others otrevlig otrolig otroliga otto ouch ought
    ounce outer outlaw outside outsider ovanlig ovanliga ovanligt ovar oven overallt overfall
    overrated overst oversta overste oviktigt ovre ovriga owen owes owls owned owners oyster pace
    pack packa packad packade packat packed packet packing pact pads pagar paged pager paging paige
    pain paintings pair palats pale pallar pals panda pang panic pank panna pannan pans panting
    pants papa pappan pappas pappy para parent paret park parken parker parks partially particles
    parting partners party pasar pase paso pass passa past pastar patch paul paula paven paverkade
    paverkas paverkat paws pays peach peak peck peed peek peel peep peeping pending penna pens
    peoples percent perfekta period periods personal personer personnel persons pervers pervert pest
    pesten peter pets petty phoned phoney phony physician pick picks picky pictured piece pier pike
    pill pills pine ping pink pinne pint piss pissa pissar pissed pitch pitched pitching pits pitt
    pity place placed placera placerar places plaga plain plains plane planer planerade planerat
    planerna planes plank plant planting plants plast plaster plate plates platform platt platter
    play playing plays plaza plead pleased pleases plot plug plugs plum poet poets points pointy
    polar polarn pole poles polis polish polk polka poll polo poof pooh pool poolen pools poop poor
    poorly pope pork port portable portarna porten porter portland pose posing position positions
    post posta posted posten poster posts potion pots potter pound pour praktiskt prank prast prat
    pratas pray praying preach precedent precious precise precision prefers presence presented
    presenten presenter presently presents pressa pressad pressar presume prevent previous prick
    pride priest priests prime prince princes princess princeton privata private prize prizes
    probable procedure proceed procent produce producers produces prof professor profile program
    programme programs prom promise promised promises promising prop properly props prospects
    protest provar provat prove prover provided prue psst public publik publish puck puli pull pulls
    puls pump punch pund purchased pure push quack qualify quarters quick quickly quid quiet quits
    quiz quoting race racer races rach rack racket radd raddad raddar raddas raddat rader radgivare
    radiation raft rage ragnar raid rail raise raka rakar rakat rake raket raknar raknas raknat
    rakning rakningar rakningen rakor rakt rally ramla ramlar rana ranad ranar rand rang range
    ranger rape rappa rapporten rara rare rart rash raska rast rats rattan ratte ratten rave raven
    raving rays reader readers readings reads ready real realm reap reaper rear rebel rebels
    receiver reception record records reda reder reds reed reef reel refer regard regel reich reid
    rejal reklam rekord relieve rely rembrandt remove rena render reno repay repent requests
    research resent reset resign resigned resisting respected responded reste rested rester rests
    resume reta retail retar rewards rice rick ricky rida ridden riddle ride rider righty rika rike
    rikta riktig riktiga ringde ringen ringing rings ringt rink rinner rinse ripe rise rises risigt
    rising risk rita ritar ritz riva river roach road roads roar robots rock rocked roda rode roja
    roka roken roker rokning rokt roland role rolig roliga rolls roman romance romano romans
    romantic romantik romantisk rome roms rond roof rookie room root ropa rope roran rord rorde
    roret rorigt rort rory rosa rose ross rost rosta rostade rostar rostat rosten rott rotter round
    rounds rover ruining ruins rulla rullar runka rusa russ rust ruta rutan ruth ryck rycker rygg
    ryker rysk ryska sabba sabbar sack sacken sadar sade sadly safer sagan sagor sags sail sailing
    saint saja sajt sake saken sakes sakna saknad saknat sakrad sakrat sakta saktar sald sale salen
    sales salj saljs salmon salsa salu samarbete samhallet samla samlag samlas samlat samman sammy
    sample samples sams samt samtal samtalen samtalet sand sanda sande sander sandra sands sane
    sangar sangen sanger sank sanka sanker sankt sankte sann sanningen santa sara sarar saren saret
    sarge sark satan satet satisfied satsa satsar satsat satte sattes sattet satts save saves saving
    sayid saying scales scam scan scar scare scars scatter scen scene scenen scenes scent scheduled
    schedules schyst scope score scored scores scott scrap screaming seal seals sean search searched
    sears seas seasons seat seating seats second secured sedd seed seeds seek seeks seen sees seger
    segla segra self seller semen semester semestern sena senate sends sera serios serum serve
    served serves sesa session sessions seth settling setts setup severe severed severely sewing
    shack shade shaft shaken shalt shame shan shane shave shaving shaw shawn sheep shell shells ship
    ships shits shoe shoo shook shoot shoppa shopping shore shores short shorts shorty shot shots
    shouldn shout shoving show showen showing shown shows shut siam sick sides sigh sighs sight
    sights signals signs sikta sikte silk similar simma simmar simpel simpson sincerity sing
    singapore singel singer single singles sink sinne sinned sinner sins sire siste sister sisters
    sits sitting size sizes sjal sjalvt sjatte sjon sjuka sjutton skadad skadan skadar skadas skadat
    skaka skakar skal skala skalar skalla skalle skallen skaller skam skamma skap skapade skapare
    skapet skar skara skarp skarpa skate skatt skatter sked sken sker skett skick skickade skickades
    skickas skickat skid skidor skild skilda skilde skilja skill skinka skippa skipper skita skiter
    skiva skjorta skoja skon skona skont skot skott skotte skotten skraj skratt skratta skrek skrev
    skrevs skrik skrika skriker skriven skrivet skruva skull skulls skumma skyddad skyddade skyddas
    skyddat skyldige skyll skynda skyndar skytt skytten slack slacka slag slaget slakta slam slampa
    slams slang slanga slanger slangt slant slap slapa slapar slappa slappas slapped slapper slappna
    slapps slappt slar slas slass slate slater slaughter slav slavar slay sleep slet slick slicka
    slickar slide slight sling slip slipped slippers slippery slips slit slita slob slog slogs slot
    slott slowing slug slutade slutat smack smaken smal smala smallen smallest smalt smalter smart
    smarta smell smelling smells smog smoker smokes smor smug smuggling smyg smyga snabba snabbaste
    snabbt snack snackar snackat snacks snall snallt snap sneak snett snitch snoka snon snopp snor
    snot snott snow snuck snuff snut snutar soak soap sober sobs socialt sock soda soder sodern
    soderut sofa soft soil sokare sokaren sokt solar sold sole solen solid solo solve solved
    sometime somn somnar somnen sonar sonens soner sons sookie soothing sopa soppa sore sorja sorry
    sort sorta sorten sota sott sought sound sounded sour source sources south sova sover span spana
    spand spanish spank spanning spanska spar spara sparar spark sparka sparkad sparkar sparkling
    sparks sparky sparra speak speaks spear spears specially specialty specifik specifikt speeding
    speedy spel spela spell spelling spells spendera spenderar spenderat spends spent spill spin
    spit spite split spoon sport spot spots sprang spranga spray spread spreading spreads spred
    springa springs sprit sprung spying spyr squeeze squeezed stab stacy stada stadar stadens stage
    staged stages stain stairs stake stakes stal stalar stalker stalking stall stallas stalle
    stallning stalls stallt stals stam stamma stand standards stands stang stanga stangda stangde
    stangs stank stannat stans stare stared stark starka starkt starr stars starter startled starved
    stat state stated staten stater states statt status stay stays steak steaks steam steed steel
    steep steer stege stegen steget stein stek stel stella stem sten stenar step stepping stern
    steven stew stick sticka sticker sticks sticky stiff stig stiga stigen stiger stil stilen stilla
    sting stink stinker stinks stir stitch stjarnor stod stoder stokes stol stold stole stolt stomp
    stone stones stoop stopp stoppas stoppat stops stord storde stored storm storms storta stortade
    stot stota stoter stott stove strack straff straffa straffas stralar stralning stranger strap
    stray streets stressa stride strike string strip stripes struck stuart stuck stud stuffy stunt
    styck stycke stygg stygga styr styra styrs sued suga suger suggests suing suite summan summer
    summers summon sumner sunt superb supper supplied supplies sura surf suture svag svaga svager
    svagt svalja svalt svang svanga svanger svarade svarare svarat svard svaren svaret svars svart
    svarta svarte svavar svek sven svensk svenska svett svit svor swab swam swamp swan swap swat
    sway swedish sweep swell swelling swine swings swiss switch sword swords swore swung sykes
    symbol symbols synas synd synder synen syns syra syre systern systers table tables tacka tackade
    tackar tacker tackning tackt tacky taco taft tagen tagits tagna tagning tail taken taket takin
    takt tala talan talar talas talat tale tales talet talks tall taller talt tame tand tanda tande
    tander tang tank tankar tanke tanken tanks tanner tant tanya tape tapes taping tappar tappat
    tappra taps tara tarar targeting tarna tart tartan task taste tasty tate tatt tavla tavlar taxes
    teach teal tear tearing tears teater technical teen teet teknisk tekniska tekniskt teknologi
    telefonen telefoner teli teller telling telly tend tent term terms terribly tess test testa
    tester testet tests teve teven texas thai thanking thea thee theirs theme theo theresa thick
    thigh thin thine thingy thinks thinner thirsty thirty thong thor thorn thorough thou thoughts
    threw thus tick tide tidens tidiga tidningar tidningen tids tidy tied ties tiga tigers tight
    tights tile tillbaks tillhora tilt timer timmar timmars timmy tina ting tinker tissue tissues
    tits titt tittar tittat titty tjana tjanat tjejen tjugo toad toan todd toddy toes toll tolv
    tomma tommer tomorrow tone tonen tong tons tont tony took tool toots topp tops torch tore torget
    torn torr torra tors torsk torstig toss toto touch touchy tough tour tourist tourists tours
    trace track tracks tracy trad trade traded traden tradet traff traffad traffar traffat traffats
    trafik trail trails trakig trakiga trakigt trams trance transform trappa trash tread treason
    treat treated treating tree trees trench trent trettio trevliga trey triad trick tricks tricky
    triple tripped trips trish tristan trivs troligt troll tron trost trosta trott trotta trottnar
    troubled troubles trout troy truce trust trycker trycket trygga tuck tucker tuff tugga tummen
    tune tuned tung tunga tunn tunna turd turen turf turister turk turne turner tusan tuttar twenty
    twist twitch tycka tyder tying typer tysk tyska tyskar tysta uncles undergang underlig underliga
    underligt undersoka undersokt undervisa undga undrat unga ungar ungen unika unit unload untie
    unto update uppat upper uppgiften uppna upptacka upptackt upptrader usch usel usher utah utanfor
    utav utredning utvecklas vacant vack vacka vacker vackert vada vadda vaga vagar vagarna vager
    vaggen vagn vagnen vagor vagra vague vaka vaken vakna vaknar vakt vakta vaktar valar valde valen
    valet valj valja valjer valt values valve vana vand vanda vande vander vandra vandrar vaning
    vanish vanity vanja vanjer vanlighet vannen vanor vans vant vantade vantar vantat varann varar
    varat varda varde varden vardig varg vargen varifran varm varma varme varmen varmt varna varre
    vars varsagoda varst varv vase vasen vast vaster vata vatten vault vaxa vaxeln vaxer vaxla vaxt
    vaxter veal veckans vega vending venom vent vera verk verka version versionen vest vetat vett
    viable vice video videon videos vienna view views vika vila vilar vild vilda vile viljan villa
    villig villiga vilse vilsen vilt vince vind vine vingar vingarna vinka vintern virtual virtually
    visar visas visat viset visible vision visions visits viska viskar viss vissa visst vista visual
    vita vital vitals vite vitt viva vocal vore vote vouch vows wade wage wager wages wagon wailing
    waist waited waiting waits wake wakes waking wales walk walking walks wall wallet walls walt
    wand wander wandered wandering wang wanker wanting ward ware warrant warrants wars waste wasted
    wasting watched watching water wave waving weak wealthy wear wearing wears weave webster weed
    weeds weekly weep weeping weight weli wells went weren west whack whacked whale wheat whenever
    wherever whew whim white whites whoa whoo whore wick wide wider wien wild wilder wills willy
    winding winds wing wink winner winters wipe wire wired wiring wise wiser witch wits witter wives
    woman women wonders wong wood woods wool wore worf worker workplace world worlds worm worms worn
    worries worst worthy wouldn wound wounded wrench wright wrist writer writers wrote yale yang
    yank yanks yard yards year yell yelling yells yield yikes yonder york yorks youse youth ytan
    zach zack zero ziva zone zonen
  `)
    .split(/\s+/)
    .filter((word) => word !== ''),
);
