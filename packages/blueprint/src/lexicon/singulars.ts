/** German nouns whose plural no rule tells, by themselves and as the last part of a compound. */
const GERMAN = `
kind/kinder rad/räder buch/bücher haus/häuser bild/bilder lied/lieder feld/felder wort/wörter dorf/dörfer wald/wälder
mann/männer frau/frauen baum/bäume raum/räume platz/plätze gast/gäste stuhl/stühle zahn/zähne hund/hunde pferd/pferde
tier/tiere gerät/geräte spiel/spiele brief/briefe punkt/punkte projekt/projekte produkt/produkte rezept/rezepte
konzert/konzerte boot/boote angebot/angebote schiff/schiffe fisch/fische stein/steine film/filme kurs/kurse preis/preise
termin/termine verein/vereine teil/teile ziel/ziele werk/werke stück/stücke vertrag/verträge antrag/anträge
beitrag/beiträge eintrag/einträge auftrag/aufträge vorschlag/vorschläge schrank/schränke bestand/bestände garten/gärten
huhn/hühner kleid/kleider schild/schilder mitglied/mitglieder volk/völker korb/körbe topf/töpfe ausgang/ausgänge plan/pläne
stoff/stoffe geschenk/geschenke getränk/getränke gericht/gerichte bericht/berichte dienst/dienste besuch/besuche
versuch/versuche einkauf/einkäufe verkauf/verkäufe kontakt/kontakte objekt/objekte instrument/instrumente
dokument/dokumente medikament/medikamente experiment/experimente formular/formulare seminar/seminare inserat/inserate
zertifikat/zertifikate plakat/plakate zitat/zitate paket/pakete modell/modelle standort/standorte wohnort/wohnorte
fundort/fundorte einsatzort/einsatzorte veranstaltungsort/veranstaltungsorte geburtstag/geburtstage feiertag/feiertage
arbeitstag/arbeitstage urlaubstag/urlaubstage fehltag/fehltage auto/autos foto/fotos video/videos kamera/kameras hobby/hobbys
team/teams club/clubs shop/shops job/jobs ticket/tickets workshop/workshops song/songs event/events podcast/podcasts
hotel/hotels restaurant/restaurants person/personen zeit/zeiten arbeit/arbeiten fahrt/fahrten art/arten antwort/antworten
schrift/schriften zahl/zahlen uhr/uhren tür/türen bahn/bahnen fähigkeit/fähigkeiten serie/serien familie/familien
ferienwohnung/ferienwohnungen nachricht/nachrichten krankheit/krankheiten ausgabe/ausgaben aufgabe/aufgaben schaden/schäden
laden/läden wagen/wagen bogen/bögen ofen/öfen vogel/vögel apfel/äpfel mantel/mäntel vater/väter mutter/mütter
tochter/töchter sohn/söhne bruder/brüder schwester/schwestern nachbar/nachbarn patient/patienten student/studenten
klient/klienten präsident/präsidenten bauer/bauern vorstand/vorstände zustand/zustände wettkampf/wettkämpfe satz/sätze
schatz/schätze wunsch/wünsche anruf/anrufe zug/züge ausflug/ausflüge flug/flüge fluss/flüsse fuß/füße nuss/nüsse
kuh/kühe gans/gänse maus/mäuse katze/katzen schaf/schafe ziege/ziegen ei/eier blatt/blätter brett/bretter glas/gläser
fach/fächer dach/dächer bad/bäder schloss/schlösser band/bänder amt/ämter kraft/kräfte hand/hände wand/wände stadt/städte
bank/bänke saal/säle stall/ställe ball/bälle fall/fälle hof/höfe markt/märkte arzt/ärzte gang/gänge turm/türme sack/säcke kasten/kästen
kanal/kanäle block/blöcke rock/röcke anzug/anzüge pass/pässe tisch/tische weg/wege berg/berge see/seen beet/beete
`;
/** Of these only the whole word: 'Montage' are no days, and a 'Torte' is no place. */
const WHOLE = new Set([
  'tage',
  'orte',
  'eier',
  'arten',
  'zahlen',
  'uhren',
  'teile',
  'wagen',
  'bahnen',
  'bäder',
  'bänder',
  'ämter',
  'züge',
  'läden',
  'hände',
  'wände',
]);
const DUTCH_SINGULAR =
  /^(?:jongen|wagen|examen|leven|eten|kussen|keuken|teken|haven|laken|deken|toren|regen|molen|oven|open|eigen|samen|tussen|boven|binnen|buiten|gegeven|inkomen|vermogen|varken|veulen|kuiken|wapen|kosten|zeven|negen|geven|nemen|lopen|lezen|weten|kopen|maken)$/;
const DUTCH_IRREGULAR: Readonly<Record<string, string>> = {
  leden: 'lid',
  uren: 'uur',
  kinderen: 'kind',
  eieren: 'ei',
  steden: 'stad',
  schepen: 'schip',
  dagen: 'dag',
  wegen: 'weg',
  liederen: 'lied',
};

/** German nouns that end in -en in the singular. */
const ONE_IN_EN =
  /(?:kasten|garten|laden|wagen|boden|hafen|faden|schaden|graben|regen|magen|kuchen|rasen|besen|drachen|knochen|haken|balken|essen|leben|treffen|rennen|schreiben|vorhaben|unternehmen|zeichen|becken|kissen|ofen|bogen)$/;

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const pairs = GERMAN.trim()
  .split(/\s+/)
  .map((pair) => pair.split('/') as [string, string]);
/** The longest first: 'angebote' before 'boote'. */
const byMany = pairs
  .flatMap(([one, many]) => [
    [many, one] as const,
    ...(plain(many) === many ? [] : [[plain(many), plain(one)] as const]),
  ])
  .toSorted((a, b) => b[0].length - a[0].length);
const byOne = pairs.toSorted((a, b) => b[0].length - a[0].length);

/** A word with another last part, in the case that the part had. */
function ended(word: string, part: string, other: string): string {
  const start = word.slice(0, word.length - part.length);
  const isCapital = start === '' && /^\p{Lu}/u.test(word);
  return start + (isCapital ? other.charAt(0).toUpperCase() + other.slice(1) : other);
}

/** How short the first part of a compound can be: 'Boxen' is none. */
const FIRST_PART = 3;
const isPart = (low: string, part: string): boolean =>
  low === part ||
  (part.length > 3 &&
    !WHOLE.has(part) &&
    low.length - part.length >= FIRST_PART &&
    low.endsWith(part));

const OF_DATIVE = /.{3}(?:e[rl]n|en)$/;
const NO_DATIVE = /(?:eltern|ostern|eisern|gestern|extern|intern|modern)$/;

/** The singular of a German noun in the plural that is known to have its own; undefined of others. */
export function germanSingular(word: string): string | undefined {
  const low = word.toLowerCase();
  if (ONE_IN_EN.test(low)) return word;
  const known = byMany.find(([many]) => isPart(low, many));
  if (known) return ended(word, known[0], known[1]);
  if (/innen$/.test(low) && low.length > 7) return word.slice(0, -3);
  // 'Mit drei Zimmern', 'in den Büchern'; and the plurals of -er and -el: 'Regeln'.
  if (OF_DATIVE.test(low) && !NO_DATIVE.test(low)) {
    const many = word.slice(0, -1);
    return germanSingular(many) ?? (/e[rl]$/.test(low.slice(0, -1)) ? many : undefined);
  }
  return undefined;
}

/** The plural of such a noun. */
export function germanPlural(word: string): string | undefined {
  const low = word.toLowerCase();
  const known = byOne.find(([one]) => isPart(low, one));
  if (known) return ended(word, known[0], known[1]);
  return /(?:er|eu[rt]|ist|log|ant|ent|wirt|arzt|ärzt|köch|freund|sänger)in$/.test(low)
    ? `${word}nen`
    : undefined;
}

/** The singular of a Dutch noun in -en or -jes: 'boeken', 'katten', 'bomen', 'huizen', 'tuintjes'. */
export function dutchSingular(word: string): string {
  const low = word.toLowerCase();
  const known = DUTCH_IRREGULAR[low];
  if (known) return ended(word, word, known);
  if (/'s$/.test(low)) return word.slice(0, -2);
  if (/jes$|(?:el|er|aar)s$/.test(low)) return word.slice(0, -1);
  if (!/en$/.test(low) || low.length < 5 || DUTCH_SINGULAR.test(low)) return word;
  const stem = word.slice(0, -2);
  if (/([bdfgklmnprst])\1$/i.test(stem)) return stem.slice(0, -1);
  const soft = stem.replace(/z$/, 's').replace(/v$/, 'f');
  const open = /^(.*[^aeiou])([aeou])([bdfgklmnprst])$/i.exec(soft);
  return open && !/^(?:.*er|.*el|.*ing)$/i.test(soft)
    ? `${open[1]}${open[2]}${open[2]}${open[3]}`
    : soft;
}

const ITALIAN_E =
  /(?:zion|sion|on|tor|ent|ant|al|il|es|or|ordin|immagin|origin|margin|chiav|can|pan|nom|part|pesc|noc|voc|croc|luc|dolc|class|ret|nott|font|mont|pont|ospit|serpent|giardinier|barbier|infermier|camerier|cucinier|quartier)i$/;
const ITALIAN_O =
  /(?:menti|eventi|talenti|canti|lavori|tesori|pomodori|cori|regali|profili|asili|piani|quartieri|mestieri|sentieri|anni)$/;

/** The singular of an Italian noun in -i. */
export function italianSingular(word: string): string {
  const low = word.toLowerCase();
  const isSame = /(?:[ai]si|esi)$/.test(low) && !/(?:pa|m|ingl|franc)esi$/.test(low);
  if (!/[^aeiou]i$/.test(low) || low.length < 4 || isSame) return word;
  if (/(?:[aeio]zi|ggi|gli|ffici|[oernst]ari|[eo]nari|tudi)$/.test(low)) return `${word}o`;
  // 'Autisti' are of both kinds: an 'autista'.
  if (/[^aeiou]isti$|collegh[ie]$/.test(low)) return `${word.replace(/h?[ie]$/, '')}a`;
  if (/[cg]hi$/.test(low)) return `${word.slice(0, -2)}o`;
  const isE = ITALIAN_E.test(low) && !ITALIAN_O.test(low);
  return `${word.slice(0, -1)}${isE ? 'e' : 'o'}`;
}
