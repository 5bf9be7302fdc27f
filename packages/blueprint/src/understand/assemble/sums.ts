import { fold } from '../../lexicon/index.ts';
import type { Draft, DraftEntity, DraftField, Wish } from '../draft.ts';
import type { Text } from '../walk/index.ts';
import { stemOf } from './called.ts';

/** Words by which somebody asks for what rows come to. */
const SEES =
  /(?<!\p{L})(?:see|sees|seeing|show\w*|know|totals?|sums?|adds? up|how (?:many|much)|overview|gesamt\w*|summe\w*|insgesamt|wie ?viele?|sehen|seh|zeig\w*|voir|voit|combien|somme|ver|veo|cuant\w*|suma|vedere|vedo|quant\w*|totale|zien|zie|hoeveel|totaal)(?!\p{L})/u;

/** 'This month', 'per week', 'pro Jahr', over folded text. */
const PERIODS: readonly [NonNullable<Wish['period']>, RegExp][] = [
  ['day', of('today|heute|hoy|oggi|hoje|vandaag|daily|taglich', 'day|tag|jour|dia|giorno|dag')],
  ['week', of('weekly|wochentlich', 'week|woche|semaine|semana|settimana')],
  ['month', of('monthly|monatlich', 'month|monat|mois|mes|mese|maand')],
  ['year', of('yearly|annual|jahrlich', 'year|jahr|annee|an|ano|anno|jaar')],
];

/** The period that a ranking is of: 'monthly ranking', 'ranking per week'. */
export function periodOfRanking(text: string): Wish['period'] {
  const clause = fold(text)
    .split(/[.;!?\n]/)
    .find((part) => RANKING.test(part));
  return clause ? PERIODS.find(([, pattern]) => pattern.test(clause))?.[0] : undefined;
}

const RANKING =
  /(?<!\p{L})(?:rankings?|leaderboard|standings|rangliste|bestenliste|classement|clasificacion|classifica|classificacao|ranglijst)(?!\p{L})/u;

function of(alone: string, noun: string): RegExp {
  const each =
    'this|each|every|per|a|pro|je|diese[nrs]?|jede[nrs]?|im|par|ce|cette|chaque|por|al|a la|cada|este|esta|quest[oa]|ogni|alla|deze|dit|elke?';
  return new RegExp(`(?<!\\p{L})(?:${alone}|(?:${each})\\s+(?:${noun}))(?!\\p{L})`, 'u');
}

const PER =
  /(?<!\p{L})(?:per|by|for each|pro|je|par|por|elke?|cada|ogni|chaque)\s+(\p{L}+(?:\s\p{L}+)?)/gu;
const MONEY =
  /(?<!\p{L})(?:spen[dt]|cost|costs|money|earn\w*|revenue|income|turnover|ausgegeben|ausgaben|kosten|umsatz|einnahmen|depens\w*|recettes?|gast\w*|ingresos|spes[ae]|ricav\w*|despesas?|receitas?|uitgaven|omzet)(?!\p{L})/u;
/** Kinds of field that add up. */
export const SUMMED = new Set(['number', 'integer', 'money']);

/** So many words are no sentence of their own. */
const FEW = 5;

/** 'By month and by product' is one clause. */
const CLAUSES =
  /[.;!?\n]|, | (?:and|und|et|y|e|en) (?!(?:per|by|pro|je|par|por|this|diese[nr]?|ce|cette|est[ea]|quest[oa]|deze|dit)(?!\p{L}))/u;

/**
 * 'I see kg this month', 'total hours per employee': sums that were asked for in their own clause become a figure above the
 * list, or figures by whom. What is only said of how often something is noted ('log crates each day') asks for none.
 */
export function askedSums(draft: Draft, { text }: Pick<Text, 'text'>): void {
  let isAsked = false;
  for (const clause of fold(text).split(CLAUSES)) {
    dropAsked(draft, clause);
    // 'Show me the total, and the km per month': a few words go on with what was asked before.
    isAsked = SEES.test(clause) || (isAsked && clause.trim().split(/\s+/).length <= FEW);
    if (!isAsked) continue;
    const sum = summedIn(draft, clause);
    if (!sum) continue;
    const { entity, field } = sum;
    const by = byIn(draft, clause, entity);
    const wish = { entity: entity.key, value: field.name, text: clause.trim() };
    if (by && !draft.wishes.some(({ view }) => view === 'statistics' || view === 'leaderboard'))
      draft.wishes.push({ ...wish, view: 'statistics', by: by.label });
    const periods = PERIODS.filter(([, pattern]) => pattern.test(clause));
    // 'Total km per year' is that sum, and none of all years beside it.
    if (periods.length > 0)
      draft.wishes = draft.wishes.filter(
        ({ view, period, entity: of, text: said }) =>
          view !== 'total' || period || of !== entity.key || !clause.includes(fold(said)),
      );
    for (const [period] of periods) draft.wishes.push({ ...wish, view: 'total', period });
  }
}

/** 'Show me how many kg we gave out', 'what each is owed': that is answered, or said to be left out, and written into no row. */
function dropAsked({ entities, readings }: Draft, clause: string): void {
  const counted = /(?<!\p{L})(?:show|see|know)(?!\p{L}).*?(how many \p{L}+)/u.exec(clause)?.[1];
  const owed = /(?<!\p{L})((?:what|how much) .*(?<!\p{L})owe[ds]?)(?: me| us)?$/u.exec(
    clause.trim(),
  )?.[1];
  const asked = counted ?? owed?.split(' ').at(-1);
  if (asked === undefined) return;
  if (owed) readings.push({ word: owed, readAs: 'aside' });
  const whose = owed?.split(' ') ?? [];
  for (const entity of entities)
    entity.fields = entity.fields.filter(
      ({ label, type }) =>
        fold(label) !== asked && !(type === 'text' && whose.includes(fold(label))),
    );
}

/** The number that a clause names, of the list that has days where several have it. */
function summedIn(
  draft: Draft,
  clause: string,
): { entity: DraftEntity; field: DraftField } | undefined {
  const said = new Set(stemOf(clause.replace(/[^\p{L}\p{N}€$% ]/gu, ' '), draft.lang).split(' '));
  const isNamed = ({ type, label, unit, asked }: DraftField) => {
    if (!SUMMED.has(type) || !asked) return false;
    const words = stemOf(label, draft.lang).split(' ');
    return (
      words.every((word) => said.has(word)) ||
      (unit !== undefined && said.has(fold(unit))) ||
      (type === 'money' && MONEY.test(clause))
    );
  };
  const found = draft.entities.flatMap((entity) =>
    entity.fields.filter(isNamed).map((field) => ({ entity, field })),
  );
  const hasDay = ({ fields }: DraftEntity) => fields.some(({ role }) => role === 'date');
  return found.find(({ entity }) => hasDay(entity)) ?? found[0];
}

/** The field of those rows that a clause adds up by: 'per employee'. */
function byIn({ lang, entities }: Draft, clause: string, { fields }: DraftEntity) {
  const named = [...clause.matchAll(PER)].flatMap(([, words = '']) => {
    const stems = stemOf(words, lang).split(' ');
    return [stems.join(' '), stems[0] ?? ''];
  });
  return fields.find(({ label, type, role, to }) => {
    const target = entities.find(({ key }) => key === to);
    const names = [label, ...(target ? [target.label] : [])].map((name) => stemOf(name, lang));
    const isGroup =
      ['relation', 'enum'].includes(type) ||
      (type === 'text' && ['person', 'category', 'place'].includes(role));
    return isGroup && names.some((name) => named.includes(name));
  });
}
