import { type Lang, singularOf } from '../../lexicon/index.ts';
import type { DraftEntity, DraftField } from '../draft.ts';
import { classOf } from '../wordnet.ts';
import { answerTo } from './asking.ts';
import type { Assembly } from './assembly.ts';
import { stemOf } from './called.ts';
import { COUNTED } from './facts.ts';
import { forget } from './forget.ts';
import { type Fact, TOLD, textOf } from './outline/state.ts';
import { SURE, sureLead } from './sure.ts';

/** Takes out what the rules had made of words that the labels take for something else. */
export function dropMisread(assembly: Assembly, owner: DraftEntity | undefined): void {
  const { draft, entities, outline } = assembly;
  const kept = new Set([...entities.values(), ...(owner ? [owner] : [])]);
  if (kept.size === 0) return;
  for (const entity of misreadEntities(assembly, kept)) forget(draft, entity);
  // What was read of rows without a name, beside lists that have one.
  for (const entity of draft.entities.filter(
    (one) => !kept.has(one) && one.thing?.key === 'entry' && !one.worded,
  ))
    forget(draft, entity);
  for (const entity of draft.entities) {
    if (kept.has(entity)) continue;
    const stray = [...strayFields(assembly, entity), ...misreadFields(assembly, entity)];
    entity.fields = entity.fields.filter((field) => !stray.includes(field));
  }
  for (const entity of kept) {
    const facts = [...entities].flatMap(([thing, of]) => (of === entity ? thing.facts : []));
    const own = entity === owner ? [...facts, ...outline.loose] : facts;
    const misread = [...misreadFields(assembly, entity, own), ...onlyShown(assembly, entity)];
    entity.fields = entity.fields.filter((field) => !misread.includes(field));
  }
}

/** Entities beside the kept ones whose words the labels are sure name no thing. */
export function misreadEntities(assembly: Assembly, kept: ReadonlySet<DraftEntity>): DraftEntity[] {
  const { things, loose } = assembly.outline;
  // 'Visit notes for our service: clients with …, visits with …': what is kept was said, and the rest is the app's name.
  const hasTold = things.some(({ facts }) => facts.length > 1);
  const isTold = loose.length === 0 && things.filter(({ facts }) => facts.length > 0).length > 1;
  return assembly.draft.entities.filter((entity) => {
    // What was only hinted at ('a small animal hospital') goes where several lists were named.
    if (kept.has(entity) || (!entity.asked && things.length < 2)) return false;
    // What people do with it speaks for a list; else the labels do.
    const isDone = assembly.draft.does.some(({ entity: of }) => of === entity.key);
    // Of a word that the lexicon has not either, the labels know more than anybody.
    const least = entity.thing ? SURE : 0;
    const kinds = wordsFor(entity, assembly.draft.lang).flatMap((word) => [
      ...coveredBy(assembly, word, isDone ? sureLead(assembly.draft) : least),
    ]);
    // 'Ils les retirent': what is only done is no list, but where the lexicon knows what it leaves.
    const leavesRows = isDone || entity.thing !== undefined;
    const isPointedAt = [...kept].some(({ fields }) => fields.some(({ to }) => to === entity.key));
    const isFine = (kind: string) =>
      (kind === 'container' ? !isTold : THINGS.has(kind) && (kind !== 'deed' || leavesRows)) ||
      // 'Guests book a room, only they see a booking': who sees it is said of a list all the same.
      (isDone && kind === 'access') ||
      ((isPointedAt || isList(assembly, entity)) && kind === 'field') ||
      (kind === 'setting' &&
        !hasTold &&
        entity.thing !== undefined &&
        !isBeneficiary(entity, assembly.draft.lang));
    return kinds.length > 0 && !kinds.some(isFine);
  });
}

/** The words that an entity may have been read from: its own, or else the lexicon's for such things. */
function wordsFor({ label, plural, thing, worded }: DraftEntity, lang: Lang): string[] {
  const known = worded || !thing ? [] : thing.words[lang].flatMap(({ one, many }) => [one, many]);
  return [plural, label, ...known];
}

/** Fields of an entity whose words the labels are sure name none; with `facts`, also those that are another's. */
export function misreadFields(
  assembly: Assembly,
  entity: DraftEntity,
  facts?: readonly Fact[],
): DraftField[] {
  return entity.fields.filter((field) => isMisread(assembly, field, facts));
}

/** 'Best before; show what expires this week': one day, called twice. */
const onlyShown = (assembly: Assembly, { fields }: DraftEntity): DraftField[] =>
  fields.filter((field) => {
    const kinds = field.attribute ? coveredBy(assembly, field.label) : new Set<string>();
    return (
      kinds.size === 1 &&
      kinds.has('view') &&
      fields.some((other) => other !== field && other.attribute === field.attribute)
    );
  });

/** How many fields of another's make a list of them that was taken for this one's. */
const A_LIST = 3;

/** Fields of an entity that the labels do not speak of, where it was given the list that they are sure is another's. */
export function strayFields(assembly: Assembly, entity: DraftEntity): DraftField[] {
  const { draft, outline } = assembly;
  const { lang } = draft;
  const kinds = coveredBy(assembly, entity.label);
  const isActor = kinds.has('actor') && !kinds.has('entity');
  const sure = outline.things
    .flatMap(({ facts }) => facts)
    .filter(({ span }) => isActor || span.lead >= sureLead(draft))
    .flatMap(({ noun, span }) => [noun.text, textOf(assembly, span)])
    .map((said) => stemOf(said, lang));
  // What was only named as a field has none of its own.
  const isNoList = isActor || (kinds.has('field') && !kinds.has('entity'));
  const told = entity.fields.filter(({ asked, type }) => asked && type !== 'relation');
  const found = told.filter(({ label }) => sure.includes(stemOf(label, lang)));
  // 'Customers bring them in, I note model, fault': who does something has none of what is noted of another.
  const least = isNoList ? 1 : A_LIST;
  return found.length >= least ? found : [];
}

/** A list of what the lexicon knows, whose word is no field of anything as well: visits, but not places. */
function isList(assembly: Assembly, { thing, label }: DraftEntity): boolean {
  const { outline, draft } = assembly;
  const facts = [...outline.loose, ...outline.things.flatMap((one) => one.facts)];
  // 'Anzahl der Gäste' counts them, and keeps no list of them.
  const isCounted = facts.some(({ span }) => {
    const said = textOf(assembly, span);
    return (
      COUNTED.test(said) &&
      stemOf(said.split(/\s+/).at(-1) ?? '', draft.lang) === stemOf(label, draft.lang)
    );
  });
  // One pain is a field; a shopping list is a list of what is on it.
  const isOne = facts.some(
    ({ noun }) =>
      noun.sense.thing === thing &&
      !noun.many &&
      !/(?:lists?|listen?|listas?|lijst)$/i.test(noun.text),
  );
  return (
    thing !== undefined &&
    !isOne &&
    !isCounted &&
    !facts.some(
      ({ noun }) =>
        noun.sense.attribute &&
        ` ${stemOf(noun.text, draft.lang)}`.endsWith(` ${stemOf(label, draft.lang)}`),
    )
  );
}

/** People, businesses and places can be whom an app is for; what they keep or sell is not. */
function isBeneficiary({ thing, label }: DraftEntity, lang: string): boolean {
  if (thing) return thing.kind === 'person' || thing.kind === 'org';
  if (lang !== 'en') return true;
  const kind = classOf(label.split(' ').at(-1) ?? '');
  return kind === null || BENEFICIARIES.has(kind);
}

const BENEFICIARIES: ReadonlySet<string> = new Set(['person', 'group', 'place']);

const THINGS: ReadonlySet<string> = new Set(['actor', 'deed', 'counted', 'doubt']);

/** The kinds of the stretches over a phrase's last word wherever the phrase stands; `-` for none. Empty where it stands nowhere. */
function coveredBy(
  { tokens, spans, leads, values, tags, draft }: Assembly,
  label: string,
  sure = sureLead(draft),
): Set<string> {
  const words = stemOf(label, draft.lang).split(' ');
  const kinds = new Set<string>();
  for (let at = 0; at + words.length <= tokens.length; at++) {
    const isHere = words.every(
      (word, i) => singularOf(tokens[at + i]?.low ?? '', draft.lang) === word,
    );
    const last = at + words.length - 1;
    const span = isHere ? spans.find(({ from, to }) => from <= last && to > last) : undefined;
    // What a clause tells is beyond doubt, however unsure its words' labels were.
    const told = span && span.lead >= TOLD ? span.lead : 0;
    const lead = Math.max(leads[last] ?? 0, told);
    const isCounted = span?.kind === 'setting' && tokens[span.from]?.kind === 'number';
    const isChosen = values.some(
      ({ name, from, to }) => last >= Math.min(name - 1, from) && last <= Math.max(name, to),
    );
    // 'My mum runs a B&B' speaks of no runs.
    const isVerb = !span && tags.get(tokens[last]?.start ?? -1) === 'verb';
    if (isHere && isVerb) kinds.add('-');
    else if (isHere && (isChosen || lead < sure)) kinds.add('doubt');
    else if (isHere) kinds.add(isCounted ? 'counted' : (span?.kind ?? '-'));
  }
  return kinds;
}

/** A field of words that are none by the labels, or another's. */
function isMisread(
  assembly: Assembly,
  field: DraftField,
  facts: readonly Fact[] | undefined,
): boolean {
  if (!field.asked || field.type === 'relation' || (field.options && !field.attribute))
    return false;
  const kinds = coveredBy(assembly, field.label);
  // 'Who covers which gallery at what time' is told of the shifts, and of nobody else.
  const isAsked = assembly.outline.isAssigned === true && facts !== undefined;
  const open = isAsked ? ['value', 'doubt', 'view'] : ['asking', 'value', 'doubt', 'view'];
  if (kinds.size === 0 || open.some((kind) => kinds.has(kind))) return false;
  // What people do with a row ('mark it as done') is no stretch of its own, and a state of it all the same.
  if (field.type === 'boolean' && kinds.size === 1 && kinds.has('-')) return false;
  const { lang } = assembly.draft;
  const said = stemOf(field.label, lang);
  const isTold = facts?.some(({ noun, span }) => {
    const text = textOf(assembly, span);
    if (isAsked && span.kind === 'asking')
      return answerTo(text, assembly.lexicon)?.name === field.name;
    return stemOf(noun.text, lang).includes(said) || stemOf(text, lang).includes(said);
  });
  return kinds.has('field') ? isTold === false : isTold !== true;
}
