import { things } from '../lexicon/index.ts';
import { sampleRows } from '../samples/index.ts';
import type { Behaviour, SpecEntity } from '../spec.ts';
import { behavioursOf, prepare } from '../understand/behaviours/index.ts';
import { complete } from '../understand/complete.ts';
import type { Draft } from '../understand/draft.ts';
import { entityOf, specField } from '../understand/finish.ts';
import { pageOf } from '../understand/pages.ts';
import type { Changing } from './state.ts';

/** What fields a draft's entities have, to be told later from what they get. */
export const fieldsOf = (draft: Draft): Map<string, string> =>
  new Map(draft.entities.map((entity) => [entity.key, JSON.stringify(entity.fields)]));

/** Brings what is new in the draft into the spec. False where nothing is. */
export function take(
  state: Changing,
  draft: Draft,
  before: Map<string, string>,
  replace: boolean,
): boolean {
  const told = state.changes.length;
  const old = new Set(before.keys());
  const kept = draft.entities
    .filter((entity) => old.has(entity.key))
    .map((entity) => ({ entity, fields: [...entity.fields] }));
  prepare(draft);
  if (draft.entities.some((entity) => !old.has(entity.key))) {
    const asked = kept.map(({ entity }) => [...entity.fields]);
    complete(draft);
    kept.forEach(({ entity }, at) => {
      entity.fields = [
        ...(asked[at] ?? []),
        ...entity.fields.filter(
          (field) =>
            field.type === 'relation' &&
            !(asked[at] ?? []).includes(field) &&
            !old.has(field.to ?? ''),
        ),
      ];
    });
  }
  const behaviours = behavioursOf(draft);
  addFields(state, draft, old, before, replace);
  addEntities(state, draft, old);
  addBehaviours(state, draft, behaviours, told);
  addPages(state, draft);
  return state.changes.length > told;
}

function addFields(
  state: Changing,
  draft: Draft,
  old: Set<string>,
  before: Map<string, string>,
  replace: boolean,
): void {
  for (const entity of draft.entities) {
    if (!old.has(entity.key) || before.get(entity.key) === JSON.stringify(entity.fields)) continue;
    const spec = state.spec.entities.find((known) => known.name === entity.name);
    if (!spec) continue;
    for (const field of entity.fields) {
      const known = spec.fields.find((own) => own.name === field.name);
      const made = specField(draft, field);
      if (!known) {
        state.update(entity.name, (own) => ({
          ...own,
          fields: [...own.fields, { ...made, required: false }],
        }));
        state.say('fieldAdded', made.label, spec.plural);
      } else if (known.hidden) {
        state.update(entity.name, (own) => ({
          ...own,
          fields: own.fields.map((each) =>
            each.name === known.name ? { ...each, hidden: undefined } : each,
          ),
        }));
        state.say('fieldAdded', known.label, spec.plural);
      } else if (made.options && JSON.stringify(made.options) !== JSON.stringify(known.options)) {
        const had = replace ? [] : (known.options ?? []);
        const options = [
          ...had,
          ...made.options.filter((option) => had.every((each) => each.value !== option.value)),
        ];
        const { type, role } = made;
        state.update(entity.name, (own) => ({
          ...own,
          fields: own.fields.map((each) =>
            each.name === known.name ? { ...each, type, role, options } : each,
          ),
        }));
        state.say('optionsSet', known.label, made.options.map((option) => option.label).join(', '));
      }
    }
  }
}

/** New lists follow the app: where everything is private or for admins only, they are too. */
function addEntities(state: Changing, draft: Draft, old: Set<string>): void {
  const fresh = draft.entities.filter((entity) => !old.has(entity.key));
  if (fresh.length === 0) return;
  const [first, ...others] = state.spec.entities;
  const alike =
    first &&
    others.every(
      (other) => JSON.stringify(other.permissions) === JSON.stringify(first.permissions),
    ) &&
    ['private', 'team', 'staff', 'said'].includes(first.permissionsBecause);
  const made: SpecEntity[] = fresh.map((entity) => {
    const spec = entityOf(draft, entity);
    return alike && spec.permissionsBecause !== 'public_form'
      ? {
          ...spec,
          permissions: first.permissions,
          permissionsBecause: first.permissionsBecause,
          ownedByCreatorOrAdmin: first.ownedByCreatorOrAdmin,
        }
      : spec;
  });
  state.spec = { ...state.spec, entities: [...state.spec.entities, ...made] };
  const keys = Object.fromEntries(
    state.spec.entities.flatMap((entity) =>
      entity.concept && things.has(entity.concept) ? [[entity.name, entity.concept]] : [],
    ),
  );
  const rows = sampleRows({ ...state.spec, behaviours: [] }, state.now, keys);
  for (const entity of made) {
    state.update(entity.name, (own) => ({ ...own, samples: rows[own.name] ?? [] }));
    state.say('entityAdded', entity.plural);
  }
}

function addBehaviours(state: Changing, draft: Draft, all: Behaviour[], told: number): void {
  const wanted = new Set([
    ...draft.does.map((wish) => wish.kind),
    ...draft.wishes.map((wish) => wish.view),
  ]);
  const fresh = all.filter((behaviour) => {
    if (
      state.spec.behaviours.some(
        (known) => known.kind === behaviour.kind && known.entity === behaviour.entity,
      )
    )
      return false;
    const isNew = (name: string | undefined) =>
      name !== undefined &&
      !draft.entities.some((entity) => entity.name === name && entity.key === name);
    return wanted.has(behaviour.kind) || isNew(behaviour.entity) || isNew(behaviour.target);
  });
  if (fresh.length === 0) return;
  state.spec = { ...state.spec, behaviours: [...state.spec.behaviours, ...fresh] };
  if (state.changes.length > told) return;
  for (const behaviour of fresh) {
    const entity = state.spec.entities.find((known) => known.name === behaviour.entity);
    const wish =
      draft.does.find((known) => known.kind === behaviour.kind) ??
      draft.wishes.find((known) => known.view === behaviour.kind);
    state.say(
      'behaviour',
      wish?.text ?? behaviour.kind.replaceAll('_', ' '),
      entity?.plural ?? behaviour.entity,
    );
  }
}

function addPages(state: Changing, draft: Draft): void {
  for (const wish of draft.wishes) {
    const page = pageOf(draft, wish);
    if (!page) continue;
    const same = state.spec.pages.find(
      (known) =>
        known.view === page.view &&
        known.entity === page.entity &&
        (known.fields.by ?? '') === (page.fields.by ?? ''),
    );
    if (same) {
      state.there.push(same.title);
      continue;
    }
    let name = page.name;
    for (let n = 2; state.spec.pages.some((known) => known.name === name); n++)
      name = `${page.name}${n}`;
    state.spec = { ...state.spec, pages: [...state.spec.pages, { ...page, name }] };
    state.say('pageAdded', page.title);
  }
}
