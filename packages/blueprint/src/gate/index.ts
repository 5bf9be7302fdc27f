import { LANGS, type Lang, things } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import type { AppSpec, SpecEntity, SpecField } from '../spec.ts';
import { languageOf } from '../understand/language.ts';
import { type Clause, clausesOf } from './clauses.ts';
import {
  closed,
  closedTo,
  demandsOf,
  opensReading,
  opensWriting,
  ruled,
  speaksOfAccess,
} from './demands.ts';
import type { Called } from './named.ts';
import { meantOpenIn, personalIn, typedIn } from './personal.ts';
import { accessSpokenOf } from './spoken.ts';
import { unaskedIn, without } from './unasked.ts';

/** What the gate did to an entity, for the answer to say and to ask about. */
export interface Closing {
  why: 'privacy' | 'personal' | 'guarded' | 'members' | 'form' | 'unnamed';
  entity: SpecEntity;
  /** The labels of the personal fields. */
  fields: string[];
}

/** A message as far as it speaks of access, with what was there before it. */
interface Said {
  message: string;
  lang: Lang;
  clauses: Clause[];
  before: AppSpec | undefined;
}

type Step = (entity: SpecEntity, said: Said, spec: AppSpec) => [SpecEntity, Closing | null];

/**
 * What was understood, held against what was said of privacy: whoever wrote the rules, the built-in builder or a model,
 * a word of privacy closes, personal fields are open only where the message says so of that entity, and a wish about
 * the access of one entity changes no other. Where a rule is put aside the answer says it and asks. Pure.
 */
export function gate(
  message: string,
  spec: AppSpec,
  before: AppSpec | undefined,
): { spec: AppSpec; closings: Closing[] } {
  const lang = languageIn(message, spec);
  const clauses = clausesOf(message, spec.entities, lang, accessSpokenOf(message, lang));
  const said: Said = { message, lang, clauses, before };
  const closings: Closing[] = [];
  const entities = spec.entities.map((entity) =>
    STEPS.reduce((held, step) => {
      const [next, closing] = step(held, said, spec);
      if (closing) closings.push({ ...closing, entity: next });
      return next;
    }, entity),
  );
  const forms = new Set(
    entities.filter(({ permissions }) => permissions.write === 'anonymous').map(({ name }) => name),
  );
  const behaviours = spec.behaviours.filter(
    ({ kind, entity }) => kind !== 'public_form' || forms.has(entity) || !wasForm(spec, entity),
  );
  return { spec: { ...spec, entities, behaviours }, closings };
}

const wasForm = (spec: AppSpec, name: string): boolean =>
  spec.entities.some((entity) => entity.name === name && entity.permissions.write === 'anonymous');

function languageIn(message: string, spec: AppSpec): Lang {
  const app = LANGS.find((lang) => lang === spec.language) ?? 'en';
  return languageOf(tokenise(message.slice(0, 4000)), app);
}

const names = (clause: Clause, entity: Called): boolean =>
  clause.entities?.some(({ name }) => name === entity.name) ?? false;

const wasOf = (entity: SpecEntity, before: AppSpec | undefined): SpecEntity | undefined =>
  before?.entities.find(({ name }) => name === (entity.renamedFrom ?? entity.name));

const isSameAccess = (one: SpecEntity, other: SpecEntity): boolean =>
  one.permissions.read === other.permissions.read &&
  one.permissions.write === other.permissions.write &&
  one.ownedByCreatorOrAdmin === other.ownedByCreatorOrAdmin;

const OPENNESS = { none: 0, admin: 1, creator: 1, all: 2, anonymous: 3 } as const;
const isMoreOpen = (now: SpecEntity, was: SpecEntity): boolean =>
  OPENNESS[now.permissions.read] > OPENNESS[was.permissions.read] ||
  OPENNESS[now.permissions.write] > OPENNESS[was.permissions.write] ||
  (was.ownedByCreatorOrAdmin && !now.ownedByCreatorOrAdmin && now.permissions.write !== 'admin');

/** The message says of this entity, by its name, that everybody may read it; an app of one list is that list. */
function isSaidOpen(entity: SpecEntity, { clauses }: Said, spec: AppSpec): boolean {
  const isAlone = spec.entities.filter(({ isChild }) => !isChild).length === 1 && !entity.isChild;
  return clauses.some(
    (clause) =>
      opensReading(clause) &&
      (clause.everything || (clause.isNaming ? names(clause, entity) : isAlone && clause.pronoun)),
  );
}

/** A wish about others' access leaves this one's as it was. */
const keptUnnamed: Step = (entity, said) => {
  const was = wasOf(entity, said.before);
  if (!was || isSameAccess(entity, was)) return [entity, null];
  const speaking = said.clauses.filter(speaksOfAccess);
  const naming = speaking.filter(({ isNaming }) => isNaming);
  const isMeant =
    naming.length > 0
      ? naming.some((clause) => names(clause, entity) || clause.everything)
      : speaking.length > 0 && !isMoreOpen(entity, was);
  const isOne =
    naming.length === 0 &&
    said.before?.entities.length === 1 &&
    speaking.some(({ pronoun }) => pronoun);
  const isAll = speaking.some(({ everything }) => everything);
  if (isMeant || isOne || isAll) return [entity, null];
  if (naming.length === 0 && !isMoreOpen(entity, was)) return [entity, null];
  const { permissions, permissionsBecause, ownedByCreatorOrAdmin } = was;
  const kept = { ...entity, permissions, permissionsBecause, ownedByCreatorOrAdmin };
  return [kept, { why: 'unnamed', entity: kept, fields: [] }];
};

/** What people without an account write was asked for of that list, or is what it is for: a letter box, an order. */
const formsSaid: Step = (entity, said, spec) => {
  if (entity.permissions.write !== 'anonymous') return [entity, null];
  const was = wasOf(entity, said.before);
  const isForm =
    was?.permissions.write === 'anonymous' ||
    things.get(entity.concept ?? '')?.privacy === 'form' ||
    spec.behaviours.some(
      ({ kind, entity: of, target, values }) =>
        (kind === 'cart' && target === entity.name) ||
        (kind === 'public_form' && of === entity.name && values.action !== undefined),
    ) ||
    said.clauses.some(
      (clause) => opensWriting(clause) && (names(clause, entity) || clause.entities === null),
    ) ||
    (!was && isLetter(entity, said));
  if (isForm) return [entity, null];
  const { read } = entity.permissions;
  const kept = ruled(entity, { read, write: 'admin' });
  return [kept, { why: 'form', entity: kept, fields: [] }];
};

/** A new list that a model made a form: no row is shown to anybody, and the message says of nobody that they may not write. */
const isLetter = ({ permissions, permissionsBecause }: SpecEntity, { clauses }: Said): boolean =>
  permissionsBecause === 'public_form' &&
  permissions.read === 'admin' &&
  !clauses.some((clause) => demandsOf(clause).some(({ action }) => action === 'write'));

/** A word of privacy closes what it names; where it names nothing, everything that nothing else opens by name. */
const privacySaid: Step = (entity, said, spec) => {
  const demands = said.clauses
    .filter((clause) =>
      clause.entities && !(clause.everything && clause.secret)
        ? names(clause, entity)
        : !isSaidOpen(entity, said, spec),
    )
    .flatMap(demandsOf)
    .filter(({ action }) => action === 'read' || !isLetterBox(entity, said));
  const held = demands.reduce(closedTo, entity);
  return held === entity ? [entity, null] : [held, { why: 'privacy', entity: held, fields: [] }];
};

const isLetterBox = (entity: SpecEntity, { clauses }: Said): boolean =>
  entity.permissions.write === 'anonymous' &&
  (entity.permissionsBecause === 'public_form' ||
    clauses.some((clause) => opensWriting(clause) && names(clause, entity)));

/** Personal fields are read by others only where the message says it of their entity. */
const personalSaid: Step = (entity, said, spec) => {
  const { read } = entity.permissions;
  if (read !== 'anonymous' && read !== 'all') return [entity, null];
  const was = wasOf(entity, said.before);
  const plain = [...new Set([...(was?.meantOpen ?? []), ...meantOpenIn(entity)])];
  const open = plain.length > 0 ? { ...entity, meantOpen: plain } : entity;
  const personal = [...new Set([...personalIn(entity), ...typedIn(entity, spec)])];
  if (personal.length === 0) return [open, null];
  if (isSaidOpen(entity, said, spec)) return [openedTo(open, personal), null];
  const isCounted = entity.permissionsBecause === 'counted';
  if (read === 'all' && !isCounted && isAmongPeople(entity, said)) return [open, null];
  // What was open before this message is whoever's decision it was; what it brings is judged.
  const isOld = was !== undefined && !isMoreOpen(entity, was);
  const known = isOld
    ? [...personalIn(was), ...typedIn(was, spec)]
    : entity.fields.filter(isGuarded).map(({ name }) => name);
  const fresh = personal.filter((name) => !known.includes(name));
  if (fresh.length === 0) return [open, null];
  if (isOld || isCounted) {
    const shown = isCounted ? shownMakers(entity, said) : [];
    const held = { ...open, fields: open.fields.map((field) => guarded(field, fresh, shown)) };
    const kept = fresh.filter((name) => !shown.includes(name));
    const [why, names] =
      kept.length > 0 ? (['guarded', kept] as const) : (['members', fresh] as const);
    return [held, { why, entity: held, fields: labelsOf(entity, names) }];
  }
  const unasked = was ? [] : unaskedIn(entity, fresh, said.message, said.lang, spec);
  if (unasked.length === fresh.length) return [without(open, unasked), null];
  const held = closed(entity);
  return [held, { why: 'personal', entity: held, fields: labelsOf(entity, fresh) }];
};

const isGuarded = (field: SpecField): boolean => field.isGuarded === true;

const labelsOf = ({ fields }: SpecEntity, names: readonly string[]): string[] =>
  fields.filter(({ name }) => names.includes(name)).map(({ label }) => label);

/** 'Members sign up and see who comes': the fields that say who. */
const shownMakers = (entity: SpecEntity, { clauses }: Said): string[] =>
  clauses.some(({ doers }) => doers?.some(({ name }) => name === entity.name))
    ? entity.fields.filter(({ isMaker }) => isMaker).map(({ name }) => name)
    : [];

const guarded = (field: SpecField, names: readonly string[], shown: string[] = []): SpecField => {
  if (!names.includes(field.name)) return field;
  return shown.includes(field.name)
    ? { ...field, isForMembers: true }
    : { ...field, isGuarded: true };
};

/** Everybody may read it, as was said: nothing of it is guarded, and nobody is warned of it. */
const openedTo = (entity: SpecEntity, personal: readonly string[]): SpecEntity => ({
  ...entity,
  meantOpen: [...new Set([...(entity.meantOpen ?? []), ...personal])],
  fields: entity.fields.map(({ isGuarded: _guard, ...field }) => field),
});

/** Rows of a group that knows each other, as the message tells; where it speaks of privacy, of that list. */
function isAmongPeople(entity: SpecEntity, { clauses, before }: Said): boolean {
  const reads = clauses.flatMap((clause) =>
    demandsOf(clause).flatMap(({ action, most }) => (action === 'read' ? [{ clause, most }] : [])),
  );
  if (reads.some(({ clause, most }) => most === 'inside' && names(clause, entity))) return true;
  if (reads.some(({ most }) => most !== 'inside')) return false;
  return wasOf(entity, before)?.permissions.read === 'all' || clauses.some((one) => one.together);
}

const STEPS: Step[] = [keptUnnamed, formsSaid, privacySaid, personalSaid];
