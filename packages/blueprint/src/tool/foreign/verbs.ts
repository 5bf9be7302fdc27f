import type { Lang } from '../../lexicon/lang.ts';
import type { Token } from '../../lexicon/tokens.ts';
import { type ToolAct, verbOf } from '../verbs.ts';

export type ForeignTongue = Exclude<Lang, 'en'>;

/**
 * Verbs of what a tool does, a line each: the English verb that it means | its infinitive | its forms, folded. A '*' stands
 * for any ending; behind '+' stands the part that a verb of German or Dutch leaves at the end ('schlägt … vor').
 */
const VERBS: Record<ForeignTongue, string> = {
  de: `suggest | vorschlagen | vorschlag* vorzuschlagen schlag*+vor
recommend | empfehlen | empfehl* empfiehlt
write | schreiben | schreib*
write | verfassen | verfasst verfassen verfasse
write | formulieren | formulier*
draft | entwerfen | entwirft entwerfen entwerfe
generate | generieren | generier*
generate | erzeugen | erzeugt erzeugen erzeuge
create | erstellen | erstellt erstellen erstelle
summarise | zusammenfassen | zusammenfass* zusammenzufassen fass*+zusammen
shorten | kürzen | kurzt kurzen kurze
translate | übersetzen | ubersetz*
rewrite | umformulieren | umformulier* umzuformulieren formulier*+um
rewrite | umschreiben | umschreib* umzuschreiben schreib*+um
improve | verbessern | verbesser*
polish | überarbeiten | uberarbeit*
simplify | vereinfachen | vereinfach*
correct | korrigieren | korrigier*
explain | erklären | erklar*
explain | erläutern | erlauter*
describe | beschreiben | beschreib*
answer | beantworten | beantwort* antwort*
classify | einordnen | einordn* einzuordnen ordn*+ein klassifizier* kategorisier*
extract | herausholen | heraushol* hol*+heraus extrahier*
compare | vergleichen | vergleich*
score | bewerten | bewert* benot* beurteil*
plan | planen | plant planen plane
check | prüfen | pruf* uberpruf*
invent | erfinden | erfind*
invent | ausdenken | ausdenk* auszudenken denk*+aus`,
  fr: `suggest | suggérer | sugger*
suggest | proposer | propose proposer proposera proposent
recommend | recommander | recommand*
write | rédiger | redig*
write | écrire | ecrit ecrire ecrive ecrira ecrivent
generate | générer | gener*
create | créer | cree creer creera
summarise | résumer | resume resumer resumera resumant
shorten | raccourcir | raccourci*
translate | traduire | traduit traduire traduise traduira
rewrite | réécrire | reecri*
rephrase | reformuler | reformul*
improve | améliorer | amelior*
simplify | simplifier | simplifi*
correct | corriger | corrig*
explain | expliquer | expliqu*
describe | décrire | decrit decrire decrive decrira
answer | répondre | repond repondre reponde repondra
classify | classer | classe classer categoris*
extract | extraire | extrait extraire
compare | comparer | compare comparer comparera
score | évaluer | evalue evaluer evaluera note noter
plan | planifier | planifi*
check | vérifier | verifi* relit relire
invent | inventer | invente inventer imagine imaginer`,
  es: `suggest | sugerir | sugier* suger*
suggest | proponer | propone proponga proponer propongan
recommend | recomendar | recomiend* recomendar
write | escribir | escrib*
write | redactar | redact*
generate | generar | genera genere generar generen
create | crear | crea cree crear
summarise | resumir | resume resuma resumir resuman
shorten | acortar | acort*
translate | traducir | traduc* traduz*
rewrite | reescribir | reescrib*
rephrase | reformular | reformul*
improve | mejorar | mejora mejore mejorar
simplify | simplificar | simplific* simplifiqu*
correct | corregir | corrige corrija corregir
explain | explicar | explic* expliqu*
describe | describir | describe describa describir
answer | responder | responde responda responder
classify | clasificar | clasific* clasifiqu*
extract | extraer | extrae extraiga extraer
compare | comparar | compara compare comparar
score | evaluar | evalua evalue evaluar puntua puntue puntuar
plan | planificar | planific* planifiqu*
check | revisar | revisa revise revisar comprueba compruebe comprobar
invent | inventar | invent*`,
  it: `suggest | suggerire | sugger*
suggest | proporre | propone proponga proporre propongano
recommend | consigliare | consigli*
write | scrivere | scriv*
write | redigere | redig*
generate | generare | genera generi generare
create | creare | crea crei creare
summarise | riassumere | riassum*
shorten | accorciare | accorci*
translate | tradurre | traduc* tradurre
rewrite | riscrivere | riscriv*
rephrase | riformulare | riformul*
improve | migliorare | migliora migliori migliorare
simplify | semplificare | semplific*
correct | correggere | corregg*
explain | spiegare | spiega spieghi spiegare
describe | descrivere | descriv*
answer | rispondere | risponde risponda rispondere
classify | classificare | classifica classifichi classificare
extract | estrarre | estrae estragga estrarre
compare | confrontare | confronta confronti confrontare
score | valutare | valuta valuti valutare
plan | pianificare | pianific*
check | controllare | controlla controlli controllare verifica verifichi verificare
invent | inventare | invent*`,
  pt: `suggest | sugerir | suger* sugir*
suggest | propor | propoe proponha propor
recommend | recomendar | recomend*
write | escrever | escrev*
write | redigir | redig* redij*
generate | gerar | gera gere gerar gerem
create | criar | cria crie criar
summarise | resumir | resume resuma resumir resumam
shorten | encurtar | encurt*
translate | traduzir | traduz*
rewrite | reescrever | reescrev*
rephrase | reformular | reformul*
improve | melhorar | melhora melhore melhorar
simplify | simplificar | simplific* simplifiqu*
correct | corrigir | corrige corrija corrigir
explain | explicar | explic* expliqu*
describe | descrever | descrev*
answer | responder | responde responda responder
classify | classificar | classific* classifiqu*
extract | extrair | extrai extraia extrair
compare | comparar | compara compare comparar
score | avaliar | avalia avalie avaliar
plan | planejar | planej* planei* planear
check | verificar | verifica verifique verificar reve reveja rever
invent | inventar | invent*`,
  nl: `suggest | voorstellen | voorstelt voorstellen stel*+voor
recommend | aanbevelen | aanbeve* beve*+aan aanraadt raadt+aan
write | schrijven | schrijf* schrijv*
draft | opstellen | opstelt opstellen stel*+op
generate | genereren | genere*
create | maken | maakt maken maak
summarise | samenvatten | samenvat samenvatten vat+samen vatten+samen
shorten | inkorten | inkort inkorten kort+in
translate | vertalen | vertaal* vertalen
rewrite | herschrijven | herschrijf* herschrijv*
rephrase | herformuleren | herformule*
improve | verbeteren | verbetert verbeteren verbeter
simplify | vereenvoudigen | vereenvoudig*
correct | corrigeren | corrige*
explain | uitleggen | uitleg* leg*+uit
describe | beschrijven | beschrijft beschrijven beschrijf
answer | beantwoorden | beantwoord*
classify | indelen | indeelt indelen deel*+in classific* categoris*
extract | uithalen | uithaalt haalt+uit extrah*
compare | vergelijken | vergelijk*
score | beoordelen | beoordeel* beoordel*
plan | plannen | plant plannen
check | controleren | controleer* controler* nakijk* kijkt+na
invent | bedenken | bedenk* verzin*`,
};

interface Verb {
  verb: string;
  infinitive: string;
  is(word: string): boolean;
  /** What stands at the end of the sentence. */
  part: string | null;
}

const TABLES = new Map<ForeignTongue, Verb[]>();

function verbsOf(lang: ForeignTongue): Verb[] {
  const known = TABLES.get(lang);
  if (known) return known;
  const made = VERBS[lang].split('\n').flatMap((line) => {
    const [verb = '', infinitive = '', forms = ''] = line.split('|').map((cell) => cell.trim());
    return forms.split(' ').map((form): Verb => {
      const [stem = '', part = null] = form.split('+');
      const begin = stem.endsWith('*') ? stem.slice(0, -1) : null;
      const is = (word: string) => (begin === null ? word === stem : word.startsWith(begin));
      return { verb, infinitive, is, part };
    });
  });
  // 'Schreibt … um' is another verb than 'schreibt': those in two parts are looked for first.
  const sorted = [...made.filter(({ part }) => part), ...made.filter(({ part }) => !part)];
  TABLES.set(lang, sorted);
  return sorted;
}

export interface FoundVerb {
  act: ToolAct;
  /** The English verb that it means, by which what a tool does is decided everywhere. */
  verb: string;
  infinitive: string;
  /** Where the verb's words stand. */
  at: readonly number[];
}

/** What only nouns end in: 'Übersetzung', 'generación', 'traduction', 'samenvatting'. */
const NOUN: Record<ForeignTongue, RegExp> = {
  de: /ungs?(?:en)?$|er(?:in|innen)?s?$/,
  nl: /ing(?:en)?$/,
  fr: /(?:tions?|teurs?|trices?|ements?)$/,
  es: /(?:ciones|cion|dor|dora|dores|mientos?)$/,
  it: /(?:zioni|zione|tore|tori|trice|menti|mento)$/,
  pt: /(?:coes|cao|dor|dora|dores|mentos?)$/,
};
const ARTICLE =
  /^(?:der|das|dem|den|des|ein|eine|einen|einem|einer|eines|un|une|le|la|les|des|el|los|las|una|uno|il|lo|gli|um|uma|os|as|het|een)$/;

/**
 * The verb of a deed, null where none of its words is one. In German and Dutch it stands at the end ('der einen Titel
 * vorschlägt'), elsewhere before its object; what an article stands before, or what ends as nouns do, is none.
 */
export function verbIn(tokens: readonly Token[], lang: ForeignTongue): FoundVerb | null {
  const places = tokens.map((_, at) => at);
  if (lang === 'de' || lang === 'nl') places.reverse();
  for (const at of places) {
    const { low, kind } = tokens[at]!;
    if (kind !== 'word' || (NOUN[lang].test(low) && !isInfinitive(low, lang))) continue;
    if (isNoun(tokens, at, lang)) continue;
    for (const { verb, infinitive, is, part } of verbsOf(lang)) {
      if (!is(low)) continue;
      const end = part === null ? -1 : tokens.findIndex((one, n) => n !== at && one.low === part);
      const act = verbOf(verb)?.act;
      if (!act || (part !== null && end < 0)) continue;
      return { act, verb, infinitive, at: end < 0 ? [at] : [at, end] };
    }
  }
  return null;
}

/** 'Verbessern' ends as 'Verbesserer' does not, and 'verbessere' is what it is called of oneself. */
const isInfinitive = (low: string, lang: ForeignTongue): boolean =>
  lang === 'de' && /(?:ern|ere|ert)$/.test(low);

function isNoun(tokens: readonly Token[], at: number, lang: ForeignTongue): boolean {
  const before = tokens[at - 1]?.low ?? '';
  // 'Zum Vorschlagen' is the verb, whatever its capital says.
  if (lang === 'de') return /^\p{Lu}/u.test(tokens[at]!.text) && at > 0 && before !== 'zum';
  return ARTICLE.test(before) && !(lang === 'nl' && before === 'het');
}
