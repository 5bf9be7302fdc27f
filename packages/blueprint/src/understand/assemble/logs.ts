import type { Token } from '../../lexicon/tokens.ts';
import type { DraftEntity } from '../draft.ts';
import { relate } from '../entities.ts';
import { addField, ensure } from '../fields.ts';
import { fieldName, singularLabel } from '../names.ts';
import { classOf } from '../wordnet.ts';
import type { Assembly } from './assembly.ts';
import { entityCalled } from './called.ts';
import { nounOf } from './nouns.ts';
import { isPerson } from './people.ts';

/** Nouns of what is done to, or noted of, one of something else: its row says which. */
const OF_ONE =
  /(?:visits?|appointments?|lessons?|sessions?|treatments?|consultations?|grades?|marks?|results?|payments?|deposits?|withdrawals?|readings?|measurements?|calibrations?|inspections?|checks?|repairs?|services?|vaccinations?|weighings?|milkings?|milk yields?|harvests?|sprayings?|feedings?|tastings?|observations?|sightings?|notes?|entries|reports?|reviews?|documents?|scans?|movements?|transfers?|deliveries|bookings?|reservations?|rentals?|loans?|orders?|runs?|rides?|plans?|programs?|lines?|positions?|line items?|ingredients?|jobs?|invoices?|receipts?|tickets?|claims?|matches|games|trips?|entradas|sa[ií]das|termine|behandlungen|durchsichten|messungen|zahlungen|fahrten|noten|mesures|visites|s[ée]ances|rendez-vous|citas|pagos|partidos|visite|misure|consultas|metingen|afspraken)$/i;

/** People, animals and things that such a row is about. */
function isBearer({ thing, label, isChild }: DraftEntity, lang: string): boolean {
  if (isChild || OF_ONE.test(label)) return false;
  if (thing) return thing.kind === 'person' || thing.kind === 'item' || thing.kind === 'org';
  const kind = lang === 'en' ? classOf(label.split(' ').at(-1) ?? '') : 'object';
  return kind !== 'event' && kind !== 'time' && kind !== 'text';
}

/** 'Each day', behind what somebody notes. */
const DAILY =
  /^[^,.;:\n]{0,20}\b(?:each|every|per|a) (?:day|morning|evening|night)\b|^[^,.;:\n]{0,20}\bdaily\b/i;

/** 'Pickers log crates each day': each row says who noted it, and on which day. */
export function noteWho(assembly: Assembly): void {
  const { draft, entities, spans, tokens, text } = assembly;
  for (const [outlined, entity] of entities) {
    const at = spans.findIndex(({ from }) => from === outlined.span.from);
    const [actor, deed] = [spans[at - 2], spans[at - 1]];
    const isNoted =
      actor?.kind === 'actor' &&
      deed?.kind === 'deed' &&
      deed.from - actor.to < 2 &&
      outlined.span.from - deed.to < 3 &&
      NOTING.test(tokens[deed.to - 1]?.low ?? '');
    if (!isNoted) continue;
    const noun = nounOf({ ...assembly, out: [] }, actor);
    if (!noun || noun.many === false || /^(?:people|users?)$/i.test(noun.text)) continue;
    const who = entityCalled(draft, noun);
    const isSaid = entity.fields.some(({ role }) => role === 'person');
    if (who && who !== entity) relate(entity, who, { asked: true });
    else if (!who && !isSaid) {
      const label = singularLabel(noun.text, draft.lang);
      addField(entity, {
        name: fieldName(label),
        label,
        type: 'text',
        role: 'person',
        asked: true,
      });
    }
    entity.actor ??= noun.text;
    if (DAILY.test(text.slice(tokens[outlined.span.to - 1]?.end ?? 0))) day(draft, entity);
  }
}

/** Visits, grades, payments: rows about what was named before point at it, at one thing and the people of it. */
export function relateLogs({ draft, entities, tokens }: Assembly): void {
  const said = [...entities];
  for (const [at, [outlined, entity]] of said.entries()) {
    if (outlined.isLog) day(draft, entity);
    const isOfOne =
      OF_ONE.test(outlined.noun.text) ||
      entity.thing?.kind === 'log' ||
      isNoted(tokens, outlined.span.from);
    if (!isOfOne || !entity.asked) continue;
    const earlier = said.slice(0, at).map(([, one]) => one);
    const bearers = earlier.filter(
      (one) => one !== entity && draft.entities.includes(one) && isBearer(one, draft.lang),
    );
    const people = bearers.filter((one) => isPerson(one, draft.lang)).slice(0, 2);
    const tied = entity.fields.some(({ type }) => type === 'relation');
    const things = tied ? [] : bearers.filter((one) => !people.includes(one)).slice(0, 1);
    for (const bearer of people.length > 0 && !tied ? people : things)
      if (!bearer.fields.some(({ to }) => to === entity.key))
        relate(entity, bearer, { asked: true });
  }
}

/** 'During the day we note naps, meals and stories': in the sentence before the word somebody notes it. */
function isNoted(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const token = tokens[before];
    if (!token || (token.kind === 'sign' && /[.;:!?\n]/.test(token.text))) return false;
    if (NOTING.test(token.low)) return true;
  }
  return false;
}

const NOTING =
  /^(?:notes?|logs?|records?|jots?|writes?|enters?|notieren|notiert|vermerken|notons|notent|anotan?|anotamos|registran?|registamos|annotano|annotiamo|noteren|noteert)$/;

/** What is noted of something day by day has a day. */
function day(draft: Assembly['draft'], entity: DraftEntity): void {
  if (!entity.fields.some(({ role }) => role === 'date'))
    addField(entity, { ...ensure(entity, 'date', draft), asked: true });
}
