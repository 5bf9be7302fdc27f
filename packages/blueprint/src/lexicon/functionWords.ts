import type { Lang } from './lang.ts';

/** What small words do in a sentence. */
export type WordClass =
  | 'with'
  | 'by'
  | 'for'
  | 'of'
  | 'in'
  | 'like'
  | 'and'
  | 'or'
  | 'det'
  | 'each'
  | 'some'
  | 'pron'
  | 'rel'
  | 'not'
  | 'only'
  | 'modal'
  | 'be'
  | 'have'
  | 'filler';

/** Small words per language and class, folded. A word may stand in one class only per language. */
export const FUNCTION_WORDS: Record<Lang, Partial<Record<WordClass, string>>> = {
  en: {
    with: 'with having including containing incl featuring showing',
    by: 'by per',
    for: 'for',
    of: 'of about',
    in: 'in on at to from into as until till before after between against during via without over under within onto near around through behind besides',
    like: 'like such namely eg e.g. i.e. called named either',
    and: 'and & also then so plus',
    or: 'or',
    det: 'the a an my our your his her their its this that these those',
    each: 'each every',
    some: 'some both any all several many multiple various different most more few lots couple much',
    pron: 'i we you they he she it them me us everyone everybody anyone anybody someone one ones people who whoever stranger strangers outsider outsiders nothing himself themselves somebody nobody others myself ourselves',
    rel: 'whats whos wheres which what when where whether if how whose while because why',
    not: "not no never don't doesn't cannot can't without isn't aren't hasn't haven't",
    only: 'only just',
    modal: 'can could may might should must will would shall able allowed',
    be: 'is are was were be been being am',
    have: 'has have had',
    filler:
      "today tonight tomorrow yesterday now currently basically just monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february april june july august september october november december maybe actually kinda somehow somewhere awesome amazing we're i'm i'd i've we've it's please simple small little easy nice beautiful modern clean online digital great good cool basic tiny quick new really very too there here own hello hi hey thanks thank etc together other yet still once ever always automatically directly easily quickly properly everything something anything nothing stuff things thing lot bit way up out down off back upcoming recent handmade favourite favorite various monthly weekly daily yearly annual current able overall big complete full entire whole custom personal smart handy neat super fancy fully actually currently maybe perhaps also respective individual relevant important necessary private public shared secret interactive internal central local visual detailed",
  },
  de: {
    with: 'mit samt inklusive inkl einschliesslich enthalten enthalt umfasst',
    by: 'nach pro je',
    for: 'fur furs zum zur',
    of: 'von vom uber des',
    in: 'in im an am auf bei aus ins ans zu bis um seit vor unter zwischen gegen durch ohne ab als',
    like: 'wie namens beispielsweise zb z.b. etwa namlich bzw',
    and: 'und sowie & dazu ausserdem plus auch dann',
    or: 'oder',
    det: 'der die das den dem ein eine einen einem einer eines mein meine meinen meinem meiner unser unsere unseren unserem unserer dein deine ihre ihr ihren ihrem ihrer sein seine seinen dieser diese dieses deren dessen',
    each: 'jede jeder jedes jeden jedem pro',
    some: 'alle allen einige mehrere viele verschiedene manche aller',
    pron: 'ich wir du sie er es man mir mich uns ihnen ihm jeder jemand alle wer sich euch',
    rel: 'welche welcher welches was wann wo wohin ob wenn wie dass damit weil wem wen',
    not: 'nicht kein keine keinen nie ohne noch',
    only: 'nur ausschliesslich lediglich',
    modal:
      'kann konnen konnte konnten darf durfen soll sollen sollte sollten mochte mochten muss mussen will wollen lassen',
    be: 'ist sind war waren sein wird werden wurde',
    have: 'hat haben hatte habe besitzt besitzen',
    filler:
      'bitte einfach einfache einfaches einfachen kleine kleiner kleines kleinen schone schones neue neuer neues neuen online digitale digitales digitaler mal gerne gern alles etwas sehr ganz eigene eigenen eigener selbst gleich immer heute hier da hallo danke usw etc moderne modernes ubersichtliche leider schon schnell zusammen sowohl zuletzt lieblings monatliche monatlichem monatlichen wochentliche wochentlichen tagliche taglichen aktuelle aktuellen eben sortiert uberhaupt hinzu dafur daraus jeweils jeweiligen',
  },
  fr: {
    with: 'avec comprenant contenant incluant comportant',
    by: 'par selon suivant',
    for: 'pour',
    of: 'de du des d',
    in: 'a au aux en dans sur chez depuis vers sans contre entre sous lors jusqu avant apres',
    like: 'comme tel tels telle telles nomme appelee appele soit',
    and: 'et ainsi & puis aussi',
    or: 'ou',
    det: 'le la les l un une mon ma mes notre nos votre vos son sa ses leur leurs ce cet cette ces',
    each: 'chaque chacun chacune',
    some: 'tous toutes tout toute plusieurs quelques certains differents differentes',
    pron: 'je j nous vous il elle ils elles on me m moi te se s y eux personne quelqu qui ceux celui celle',
    rel: 'que qu quand ou comment si dont combien quel quelle quels quelles lorsque',
    not: 'ne n pas non jamais plus',
    only: 'seul seule seuls seulement uniquement',
    modal:
      'peut peuvent pouvoir puisse puissent puis doit doivent devrait devraient pourrait pourraient veux voudrais voulons souhaite aimerais',
    be: 'est sont etre etait c',
    have: 'a ont avoir ai as possede',
    filler:
      'simple petit petite petits petites joli jolie nouveau nouvelle moderne beau belle facile svp merci bonjour en-ligne ligne tres bien ici etc mensuel mensuelle quotidien quotidienne hebdomadaire facilement rapidement propre personnel personnelle fait faits',
  },
  es: {
    with: 'con incluyendo incluye contiene incluido',
    by: 'por segun',
    for: 'para',
    of: 'de del sobre',
    in: 'en a al desde hasta sin contra entre ante tras hacia cuando antes despues',
    like: 'como llamado llamada ej',
    and: 'y e & tambien ademas asi luego',
    or: 'o u',
    det: 'el la los las un una unos unas mi mis nuestro nuestra nuestros nuestras tu tus su sus este esta estos estas ese esa lo',
    each: 'cada',
    some: 'todos todas todo toda varios varias algunos algunas muchos muchas diferentes distintos',
    pron: 'yo nosotros ellos ellas el ella me nos se les le te cualquiera alguien quien quienes ellos usted',
    rel: 'que donde cuanto cuantos si cual cuales porque',
    not: 'no nunca sin ni tampoco',
    only: 'solo solamente unicamente',
    modal:
      'puede pueden puedo podemos poder pueda puedan debe deben deberia podria podrian quiero queremos quisiera necesito necesitamos',
    be: 'es son ser esta estan era fue',
    have: 'tiene tienen tener tengo tenga ha han he haya',
    filler:
      'simple sencilla sencillo pequena pequeno bonita bonito nueva nuevo moderna moderno facil favor gracias hola linea muy aqui etc mensual diario diaria semanal anual propio propia personal',
  },
  it: {
    with: 'con compreso comprendente contenente incluso',
    by: 'per secondo',
    for: 'per',
    of: 'di del della dei delle dello degli dell d su sul sulla',
    in: 'in a al alla ai alle da dal dalla nel nella nei nelle all fra tra senza contro fino prima dopo',
    like: 'come chiamato chiamata esempio',
    and: 'e ed & anche inoltre poi',
    or: 'o oppure',
    det: 'il lo la i gli le l un uno una mio mia miei mie nostro nostra nostri nostre tuo tua suo sua suoi loro questo questa questi queste',
    each: 'ogni ognuno ciascuno ciascuna',
    some: 'tutti tutte tutto tutta vari varie alcuni alcune molti molte diversi diverse',
    pron: 'io noi loro lui lei mi ci si chiunque qualcuno chi essi vi ti',
    rel: 'che dove quando quanto cosa se quale quali perche cui',
    not: 'non mai senza',
    only: 'solo soltanto solamente',
    modal:
      'puo possono posso possiamo potere deve devono dovrebbe vorrei voglio vogliamo possa possano',
    be: 'e sono essere era',
    have: 'ha hanno avere ho abbia',
    filler:
      'semplice piccola piccolo bella bello nuova nuovo moderna moderno facile favore grazie ciao linea molto qui ecc etc mensile giornaliero settimanale annuale proprio propria personale',
  },
  pt: {
    with: 'com incluindo contendo',
    by: 'por segundo conforme',
    for: 'para pra',
    of: 'de do da dos das sobre',
    in: 'em no na nos nas a ao aos as desde ate sem contra entre pelo pela antes depois num numa',
    like: 'como chamado chamada tipo ex',
    and: 'e & tambem alem',
    or: 'ou',
    det: 'o a os as um uma uns umas meu minha meus minhas nosso nossa nossos nossas seu sua seus suas este esta estes estas esse essa',
    each: 'cada',
    some: 'todos todas todo toda varios varias alguns algumas muitos muitas diferentes',
    pron: 'eu nos eles elas ele ela me se lhe voce qualquer alguem quem te',
    rel: 'que onde quando quanto quantos se qual quais porque',
    not: 'nao nunca sem nem',
    only: 'so somente apenas',
    modal:
      'pode podem posso podemos poder possa possam deve devem deveria quero queremos gostaria preciso precisamos',
    be: 'e sao ser esta estao era foi',
    have: 'tem ter tenha possui ha tenho',
    filler:
      'simples completo completa completos completas pequena pequeno bonita bonito nova novo moderna moderno facil favor obrigado obrigada ola online muito aqui etc mensal diario diaria semanal anual proprio propria pessoal',
  },
  nl: {
    with: 'met inclusief bevattende waaronder',
    by: 'per volgens',
    for: 'voor',
    of: 'van over',
    in: 'in op aan bij uit naar om tot sinds zonder tegen tussen onder door te als binnen',
    like: 'zoals genaamd bijvoorbeeld namelijk',
    and: 'en & ook dan plus',
    or: 'of',
    det: 'de het een mijn onze ons jouw hun haar zijn deze dit die dat',
    each: 'elke elk iedere ieder',
    some: 'alle alles enkele meerdere verschillende veel sommige',
    pron: 'ik wij we jij je ze zij hij men mij me iedereen iemand hen',
    rel: 'welke wat wanneer waar hoe wie indien omdat hoeveel',
    not: 'niet geen nooit zonder',
    only: 'alleen enkel slechts',
    modal: 'kan kunnen mag mogen moet moeten zou zouden wil willen',
    be: 'is zijn was waren wordt worden ben',
    have: 'heeft hebben had heb',
    filler:
      'graag alsjeblieft simpel simpele eenvoudig eenvoudige kleine klein mooie mooi nieuwe nieuw moderne online digitale heel erg hier etc hallo bedankt maandelijks maandelijkse dagelijkse wekelijkse eigen toe nog wel er even',
  },
};
