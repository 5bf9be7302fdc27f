import { attributes, capital, things } from '../../lexicon/index.ts';
import type { DraftEntity } from '../draft.ts';
import { addThing, unique } from '../entities.ts';
import { addField, fromAttribute, sentenceCase } from '../fields.ts';
import { entityName, singularLabel } from '../names.ts';
import type { Noun } from '../pieces/index.ts';
import type { Assembly } from './assembly.ts';
import { nounOf } from './nouns.ts';
import type { Fact } from './outline/state.ts';
import { settingOf } from './setting.ts';

/** What money is put into: of each row, who put in how much. German says it in one word ('Kaffeekasse'). */
const MONEY =
  /(?:^|\s)(?:jar|kitty|piggy bank|money box|honesty box|fund|pot|cagnotte|tirelire|bote|hucha|salvadanaio|mealheiro|cofrinho|spaarpot)$|(?:kasse|sparschwein)$/i;
/** Where something is looked at again and again. */
const MEASURES =
  /\b(?:keep an eye on|monitor\w*|measur\w+|watch\w*|check\w*|log\w*|record\w*|messe\w*|mess\w*|überwach\w*|mesur\w*|surveill\w*|medir|controlar|misur\w*|meten?)\b/i;
const ROWS = {
  en: { entry: ['entry', 'entries'], reading: ['reading', 'readings'] },
  de: { entry: ['Eintrag', 'Einträge'], reading: ['Messung', 'Messungen'] },
  fr: { entry: ['entrée', 'entrées'], reading: ['relevé', 'relevés'] },
  es: { entry: ['entrada', 'entradas'], reading: ['medición', 'mediciones'] },
  it: { entry: ['voce', 'voci'], reading: ['misura', 'misure'] },
  pt: { entry: ['registo', 'registos'], reading: ['medição', 'medições'] },
  nl: { entry: ['notitie', 'notities'], reading: ['meting', 'metingen'] },
} as const;

/**
 * A list for what was said of rows that have no name: 'keep an eye on the chlorine and pH of our pool' is kept as
 * pool readings, 'a swear jar' as its entries. Undefined where nothing tells what they are of,
 * unless a clause `isTold` of their fields.
 */
export function unnamedRows(assembly: Assembly, isTold = false): DraftEntity | undefined {
  const { draft, outline, text } = assembly;
  const of = outline.title ?? placeOf(assembly);
  const entry = things.get('entry');
  // 'Logs what they worked on' measures nothing.
  const isMeasured = outline.loose.length > 0 && MEASURES.test(text) && !outline.loose.some(isDone);
  // A place tells what it keeps, where nothing is measured there.
  const isKnown = draft.contexts.some((context) => context.things.length > 0);
  if (!entry) return undefined;
  if (!isTold && !outline.title && !isMeasured && isKnown) return undefined;
  if (!isTold && !of && outline.loose.length === 0) return undefined;
  // 'Who are you?' tells of no rows.
  const isOnlyAsked =
    outline.loose.length > 0 && outline.loose.every(({ span }) => span.kind === 'asking');
  if (!isTold && isOnlyAsked && !outline.title && outline.loose.length < 2) return undefined;
  const [one, many] = ROWS[draft.lang][isMeasured ? 'reading' : 'entry'];
  const entity = addThing(draft, entry);
  const where = outline.title?.text ?? settingOf(assembly);
  const about = where && draft.lang === 'en' ? singularLabel(where, 'en').toLowerCase() : '';
  const label = (word: string) => sentenceCase(capital(`${about} ${word}`.trim()), draft.lang);
  Object.assign(entity, { label: label(one), plural: label(many), worded: true, asked: true });
  entity.name = '';
  entity.name = unique(draft, entityName(entity.label));
  const said = outline.title?.text ?? '';
  const who = attributes.get('person_name');
  if (who && NOTED_BY.test(text)) addField(entity, fromAttribute(who, draft.lang)).asked = true;
  if (outline.loose.length === 0 && MONEY.test(said))
    for (const key of ['person_name', 'amount', 'date', 'reason']) {
      const attribute = attributes.get(key);
      if (attribute) addField(entity, fromAttribute(attribute, draft.lang)).asked = true;
    }
  return entity;
}

/** 'What they worked on'. */
const isDone = ({ noun, span }: Fact): boolean =>
  span.kind === 'asking' || /^(?:work|did|done|tasks?|project)/i.test(noun.text);
/** Of several, a row says who noted it. */
const NOTED_BY =
  /\b(?:team|staff|everyone|everybody|employees|colleagues|members|volunteers|crew) (?:can )?(?:logs?|notes?|records?|enters?|writes?|posts?|tracks?)\b/i;

/** Where it is kept ('our pool'), where that is one word or two. */
function placeOf(assembly: Assembly): Noun | null {
  const place = assembly.spans.find(
    ({ kind, from, to, lead }) => kind === 'setting' && to - from < 4 && lead > 0,
  );
  return place ? nounOf({ ...assembly, out: [] }, place) : null;
}
