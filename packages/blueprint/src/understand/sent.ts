import { PERMISSION_WORDS } from '../lexicon/actors.ts';
import { fold, foldAlike, type Lang } from '../lexicon/index.ts';
import { stemOf } from './assemble/called.ts';
import { forget } from './assemble/forget.ts';
import type { Draft, DraftEntity } from './draft.ts';
import { permissionsIn } from './permissions.ts';

/** What people do who send something in, by language: patterns over folded text. */
const SENDS: Record<Lang, string> = {
  en: 'reports?|submits?|sends?|hands? in|files?|fills? (?:in|out)|complains?|suggests?|proposes?|tells? us|requests?|appl(?:y|ies)|nominates?|leaves?|uploads?',
  de: 'meld(?:et|en)|(?:ein)?reich(?:t|en)|schick(?:t|en)|send(?:et|en)|einsenden|beschwer(?:t|en)|schl(?:agt|agen)|vorschlagen|bewirbt|bewerben|hinterl(?:asst|assen)|ausful(?:lt|len)|ful(?:lt|len)|beantrag(?:t|en)',
  fr: 'signale(?:nt|r)?|envoie(?:nt)?|envoyer|soumet(?:tent|tre)?|rempli(?:t|r|ssent)|propose(?:nt|r)?|demande(?:nt|r)?|laisse(?:nt|r)?|depose(?:nt|r)?',
  es: 'informan?|informar|reportan?|reportar|envian?|enviar|mandan?|mandar|rellenan?|rellenar|proponen?|proponer|solicitan?|solicitar|dejan?|dejar|avisan?|avisar|denuncian?|denunciar',
  it: 'segnalano?|segnala|segnalare|inviano?|invia|inviare|mandano?|manda|mandare|compilano?|compila|compilare|propongono|propone|proporre|richiedono|richiede|richiedere|lasciano?|lascia|lasciare',
  pt: 'reportam?|reportar|enviam?|enviar|mandam?|mandar|preenchem?|preencher|sugerem?|sugerir|solicitam?|solicitar|deixam?|deixar|denunciam?|denunciar|avisam?|avisar|comunicam?|comunicar',
  nl: 'meld(?:t|en)|stu(?:urt|ren)|vul(?:t|len)(?: in)?|invullen|indienen|dien(?:t|en)|stel(?:t|len)|voorstellen|lat?en|laat',
};

const any = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.replaceAll("'", "['’ ]")})(?!\\p{L})`, 'gu');

/** Where a text says that no account is needed. */
const noLoginIn = (lang: Lang): RegExp => any(PERMISSION_WORDS[lang].noLogin);

/** What is said of how something is sent; 'no account needed' is a sentence of its own. */
const WITHOUT = /^(?:ohne|sans|sin|senza|sem|zonder|an?onym|de forma|in modo)/;

/** A text in which 'without an account' behind what is sent is nothing that could be kept: no bank account, and no field. Its places stay. */
export function withoutLogin(text: string, lang: Lang): string {
  const folded = foldAlike(text);
  if (folded.length !== text.length) return text;
  let bare = text;
  const blank = (at: number, length: number) => {
    bare = bare.slice(0, at) + ' '.repeat(length) + bare.slice(at + length);
  };
  for (const { 0: sentence, index: start } of folded.matchAll(/[^.;!?\n]+/g)) {
    const [verb] = sentence.matchAll(any(SENDS[lang]));
    const ways =
      verb && [...sentence.matchAll(noLoginIn(lang))].filter(([said]) => WITHOUT.test(said));
    if (!verb || !ways?.length) continue;
    for (const { 0: said, index } of ways) blank(start + index, said.length);
    // 'Chiunque segnala guasti': whoever it is, guasti are kept.
    const isWhoever = /^\s*(?:\S+\s+){0,3}$/.test(sentence.slice(0, verb.index));
    if (isWhoever && lang !== 'en') blank(start, verb.index + verb[0].length);
  }
  return bare;
}

/**
 * 'Anyone reports a hazard without an account, with photo and place': rows that people send in and admins read, unless
 * the text says that everybody reads them. Whoever sends them is no list.
 */
export function openSent(draft: Draft, text: string): void {
  const { lang } = draft;
  for (const sentence of fold(text).split(/[.;!?\n]/)) {
    const [verb] = sentence.matchAll(any(SENDS[lang]));
    if (!verb || !noLoginIn(lang).test(sentence)) continue;
    const before = sentence.slice(0, verb.index);
    const behind = sentence.slice(verb.index + verb[0].length);
    const sent = sentIn(draft, behind);
    if (!sent || sent.said?.read) continue;
    if (isShared(sent)) {
      sent.said = { ...sent.said, write: 'anonymous' };
      draft.requests.push({ entity: sent.key, action: '' });
      continue;
    }
    const isRead = permissionsIn(text, lang).some(
      ({ action, level }) => action === 'read' && level === 'anonymous',
    );
    sent.said = { read: isRead ? 'anonymous' : 'admin', write: 'anonymous' };
    sent.isSent = !isRead;
    draft.requests.push({ entity: sent.key, action: '' });
    const last = before.trim().split(/\s+/).at(-1) ?? '';
    for (const sender of draft.entities.filter((one) => one !== sent && isNamed(one, last, lang)))
      if (!sender.fields.some(({ asked }) => asked)) forget(draft, sender);
  }
}

/** What people write for all to read, and with it a list of votes and the like. */
const isShared = ({ thing }: DraftEntity): boolean => thing?.privacy === 'community';

/** What is sent: what stands behind the verb, else whose fields do. */
function sentIn({ entities, lang }: Draft, behind: string): DraftEntity | undefined {
  const fieldsIn = ({ fields }: DraftEntity) =>
    fields.filter(({ asked, label }) => asked && behind.includes(fold(label))).length;
  const lists = entities.filter(({ isChild }) => !isChild);
  const [most] = lists.toSorted((a, b) => fieldsIn(b) - fieldsIn(a));
  const named = lists.find((entity) => isNamed(entity, behind, lang));
  return named ?? (most && fieldsIn(most) > 0 ? most : undefined);
}

function isNamed({ label }: DraftEntity, folded: string, lang: Lang): boolean {
  const words = folded.split(/[^\p{L}\p{N}]+/u).map((word) => stemOf(word, lang));
  const own = stemOf(label, lang).split(' ').at(-1) ?? '';
  return own !== '' && words.includes(own);
}
