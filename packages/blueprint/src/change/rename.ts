import { capital, pluralOf } from '../lexicon/index.ts';
import type { AppSpec, SpecEntity } from '../spec.ts';
import { entityName, fieldName, labelOf, singularLabel } from '../understand/names.ts';
import type { Clause } from './clause.ts';
import { partsNamed } from './parts.ts';
import type { Changing } from './state.ts';
import type { Target } from './targets.ts';
import { CHANGE_WORDS } from './words.ts';

/** 'Rename X to Y', 'call the rating stars', 'X should be called Y'. False when the clause is none of these. */
export function rename(clause: Clause, state: Changing): boolean {
  const words = CHANGE_WORDS[state.lang];
  const app = new RegExp(`^(?:${words.app})$`);
  for (const source of words.rename) {
    const match = new RegExp(`^(?:please |bitte |could you |can you )?${source}$`, 'du').exec(
      clause.line.replace(/[.!?]+$/, ''),
    );
    const x = match?.indices?.groups?.x;
    const y = match?.indices?.groups?.y;
    if (!match || !x || !y) continue;
    const to = clause.typed(y[0], y[1]);
    const from = clause.line.slice(x[0], x[1]).trim();
    if (app.test(from)) return renameApp(to, state);
    if (apply(partsNamed(clause.typed(x[0], x[1]), state.spec, state.lang), to, state)) return true;
  }
  const call = new RegExp(
    `^(?:please |bitte |could you |can you |let s )?(?:${words.call}) (?<rest>.+)$`,
    'd',
  ).exec(clause.line.replace(/[.!?]+$/, ''));
  const rest = call?.indices?.groups?.rest;
  if (!rest) return false;
  return callSomething(clause, rest, app, state);
}

/** 'call the rating stars': the longest beginning that the app has a part for is what gets the rest as its name. */
function callSomething(
  clause: Clause,
  [from, to]: [number, number],
  app: RegExp,
  state: Changing,
): boolean {
  const line = clause.line.slice(from, to);
  const words = [...line.matchAll(/\S+/g)];
  for (let count = words.length - 1; count > 0; count--) {
    const cut = words[count]?.index ?? 0;
    const head = line.slice(0, cut).trim();
    const name = clause.typed(from + cut, to).replace(/^(?:as|als|als?o|de|in|as an?)\s+/i, '');
    if (app.test(head)) return renameApp(name, state);
    const exact = partsNamed(clause.typed(from, from + cut), state.spec, state.lang);
    if (exact.length > 0 && apply(exact, name, state)) return true;
  }
  return false;
}

function renameApp(name: string, state: Changing): boolean {
  const label = name.replace(/^["“„«]|["”“»]$/g, '').slice(0, 60);
  if (!label) return false;
  state.spec = { ...state.spec, name: capital(label) };
  state.say('appRenamed', capital(label));
  return true;
}

function apply(targets: Target[], typed: string, state: Changing): boolean {
  const [target] = targets;
  const label = labelOf(
    typed.replace(
      /^(?:the|a|an|der|die|das|le|la|les|el|los|las|il|lo|i|o|os|as|de|het|een|ein|eine)\s+(?=\S)/i,
      '',
    ),
  );
  if (!target || !label) return false;
  if (target.kind === 'field') renameField(state, target.entity, target.field.name, label);
  else if (target.kind === 'entity') renameEntity(state, target.entity, label);
  else if (target.kind === 'page') {
    state.spec = {
      ...state.spec,
      pages: state.spec.pages.map((page) =>
        page === target.page ? { ...page, title: label } : page,
      ),
    };
    state.say('pageRenamed', target.page.title, label);
  } else {
    state.update(target.entity.name, (entity) => ({
      ...entity,
      fields: entity.fields.map((field) =>
        field.name === target.field.name
          ? {
              ...field,
              options: field.options?.map((option) =>
                option.value === target.value ? { ...option, label } : option,
              ),
            }
          : field,
      ),
    }));
    state.say(
      'optionRenamed',
      target.field.options?.find((option) => option.value === target.value)?.label ?? target.value,
      label,
    );
  }
  return true;
}

function renameField(state: Changing, entity: SpecEntity, from: string, label: string): void {
  const taken = new Set(
    entity.fields.filter((field) => field.name !== from).map((field) => field.name),
  );
  let name = fieldName(label);
  for (let n = 2; taken.has(name); n++) name = `${fieldName(label)}_${n}`;
  const field = entity.fields.find((known) => known.name === from);
  const cased = /^[A-ZÄÖÜ]/.test(field?.label ?? '') ? capital(label) : label;
  state.update(entity.name, (old) => ({
    ...old,
    fields: old.fields.map((known) =>
      known.name === from
        ? {
            ...known,
            name,
            label: cased,
            ...(name !== from ? { renamedFrom: known.renamedFrom ?? from } : {}),
          }
        : known,
    ),
    samples: old.samples.map((row) => moveKey(row, from, name)),
    ...(old.defaultSort?.replace('-', '') === from
      ? { defaultSort: old.defaultSort.replace(from, name) }
      : {}),
  }));
  state.spec = followField(state.spec, entity.name, from, name);
  state.say('fieldRenamed', field?.label ?? from, cased);
}

function moveKey(row: Record<string, unknown>, from: string, to: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key === from ? to : key, value]),
  );
}

/** Behaviours and pages name fields: they follow a rename. */
function followField(spec: AppSpec, entity: string, from: string, to: string): AppSpec {
  const move = (fields: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(fields).map(([part, name]) => [part, name === from ? to : name]),
    );
  const followSource = (field: SpecEntity['fields'][number]) =>
    field.written
      ? {
          ...field,
          written: {
            ...field.written,
            from: field.written.from.map((one) =>
              one.field === from ? { ...one, field: to } : one,
            ),
          },
        }
      : field;
  return {
    ...spec,
    entities: spec.entities.map((one) =>
      one.name === entity ? { ...one, fields: one.fields.map(followSource) } : one,
    ),
    behaviours: spec.behaviours.map((behaviour) =>
      behaviour.entity === entity || behaviour.target === entity
        ? { ...behaviour, fields: move(behaviour.fields) }
        : behaviour,
    ),
    pages: spec.pages.map((page) =>
      page.entity === entity ? { ...page, fields: move(page.fields) } : page,
    ),
  };
}

function renameEntity(state: Changing, entity: SpecEntity, typed: string): void {
  const label = singularLabel(typed, state.lang);
  const plural = label === typed ? pluralOf(label, state.lang) : typed;
  let name = entityName(label);
  while (state.spec.entities.some((other) => other.name === name && other.name !== entity.name))
    name = `${name}2`;
  const from = entity.name;
  const follow = (other: string | undefined) => (other === from ? name : other);
  state.spec = {
    ...state.spec,
    entities: state.spec.entities.map((other) => ({
      ...other,
      ...(other.name === from
        ? {
            name,
            label,
            plural,
            ...(name !== from ? { renamedFrom: other.renamedFrom ?? from } : {}),
          }
        : {}),
      fields: other.fields.map((field) =>
        field.relation === from ? { ...field, relation: name } : field,
      ),
    })),
    behaviours: state.spec.behaviours.map((behaviour) => ({
      ...behaviour,
      entity: follow(behaviour.entity) ?? name,
      ...(behaviour.target ? { target: follow(behaviour.target) ?? name } : {}),
    })),
    pages: state.spec.pages.map((page) => ({
      ...page,
      ...(page.entity ? { entity: follow(page.entity) } : {}),
      ...(page.entity === from && (page.title === entity.plural || page.title === entity.label)
        ? { title: page.title === entity.plural ? plural : label }
        : {}),
    })),
    ...(state.spec.landing?.formEntity === from
      ? { landing: { ...state.spec.landing, formEntity: name } }
      : {}),
  };
  state.focus = state.spec.entities.find((other) => other.name === name);
  state.say('entityRenamed', entity.plural, plural);
}
