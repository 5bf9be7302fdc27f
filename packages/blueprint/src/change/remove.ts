import type { AppSpec, SpecEntity } from '../spec.ts';
import type { Clause } from './clause.ts';
import { withoutParts } from './lost.ts';
import { partsNamed } from './parts.ts';
import type { Changing } from './state.ts';
import type { Target } from './targets.ts';
import { CHANGE_WORDS } from './words.ts';

/** 'Remove X and Y', 'hide X', 'I don't need X'. False when the clause asks for nothing of that. */
export function remove(clause: Clause, state: Changing): boolean {
  const words = CHANGE_WORDS[state.lang];
  const match = new RegExp(
    `^(?:please |bitte |could you |can you |now |also )?(?<verb>${words.remove}|${words.hide}) (?<rest>.+?)(?: (?:weg|raus|aus|heraus))?[.!]*$`,
    'd',
  ).exec(clause.line);
  const rest = match?.indices?.groups?.rest ?? notNeeded(clause);
  if (!rest) return false;
  const hides = new RegExp(`^(?:${words.hide})$`).test(match?.groups?.verb ?? '');
  let any = false;
  for (const [from, to] of parts(clause.line, rest)) {
    const [target] = partsNamed(clause.typed(from, to), state.spec, state.lang);
    if (!target) continue;
    any = true;
    if (hides) hide(target, state);
    else drop(target, state);
  }
  return any;
}

/** 'Ich brauche die Bewertung nicht': German and Dutch say last that it is not. */
function notNeeded({ line }: Clause): [number, number] | undefined {
  const match =
    /^(?:ich|wir|ik|we|wij) (?:brauchen?|benotigen?|will|wollen|heb|hebben|wil|willen) (?<rest>.+?) (?:nicht|niet)(?: mehr| meer)?(?: nodig)?[.!]*$/d.exec(
      line,
    );
  return match?.indices?.groups?.rest;
}

/** 'a, b and c' as stretches of the line; one stretch where it names a single part with 'and' in it. */
function parts(line: string, [from, to]: [number, number]): [number, number][] {
  const out: [number, number][] = [];
  let start = from;
  for (const cut of line
    .slice(from, to)
    .matchAll(/, (?:and |und |et |y |e |en )?| (?:and|und|et|y|e|en|as well as|sowie) /g)) {
    out.push([start, from + cut.index]);
    start = from + cut.index + cut[0].length;
  }
  out.push([start, to]);
  return out;
}

function hide(target: Target, state: Changing): void {
  if (target.kind === 'field') {
    state.update(target.entity.name, (entity) => ({
      ...entity,
      fields: entity.fields.map((field) =>
        field.name === target.field.name ? { ...field, hidden: true, required: false } : field,
      ),
    }));
    state.say('fieldHidden', target.field.label);
  } else if (target.kind === 'page') {
    state.spec = {
      ...state.spec,
      pages: state.spec.pages.map((page) =>
        page === target.page ? { ...page, inNavigation: false } : page,
      ),
    };
    state.say('pageHidden', target.page.title);
  } else if (target.kind === 'entity') {
    state.spec = {
      ...state.spec,
      pages: state.spec.pages.map((page) =>
        page.entity === target.entity.name ? { ...page, inNavigation: false } : page,
      ),
    };
    state.say('pageHidden', target.entity.plural);
  }
}

function drop(target: Target, state: Changing): void {
  if (target.kind === 'field')
    dropField(state, target.entity, target.field.name, target.field.label);
  else if (target.kind === 'entity') dropEntity(state, target.entity);
  else if (target.kind === 'page') {
    state.spec = { ...state.spec, pages: state.spec.pages.filter((page) => page !== target.page) };
    state.say('pageRemoved', target.page.title);
  } else {
    state.update(target.entity.name, (entity) => ({
      ...entity,
      fields: entity.fields.map((field) =>
        field.name === target.field.name
          ? { ...field, options: field.options?.filter((option) => option.value !== target.value) }
          : field,
      ),
    }));
    state.say('optionRemoved', target.value, target.field.label);
  }
}

/** A list without any field is no list: the last one stays, and so does the title that rows are known by. */
function dropField(state: Changing, entity: SpecEntity, name: string, label: string): void {
  if (entity.fields.length < 2) return;
  state.update(entity.name, (old) => ({
    ...old,
    fields: old.fields.filter((field) => field.name !== name),
    samples: old.samples.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([key]) => key !== name)),
    ),
    ...(old.defaultSort?.replace('-', '') === name ? { defaultSort: undefined } : {}),
  }));
  state.spec = withoutField(state.spec, entity.name, name);
  state.say('fieldRemoved', label, entity.plural);
}

/** Behaviours that lose the field they are about go; pages lose the part. */
function withoutField(spec: AppSpec, entity: string, name: string): AppSpec {
  return {
    ...spec,
    behaviours: spec.behaviours.flatMap((behaviour) => {
      const isOf = behaviour.entity === entity || behaviour.target === entity;
      return withoutParts(behaviour, (field) => isOf && field === name) ?? [];
    }),
    pages: spec.pages
      .filter(
        (page) =>
          !(
            page.entity === entity &&
            ['board', 'calendar', 'timeline', 'schedule'].includes(page.view) &&
            Object.values(page.fields)[0] === name
          ),
      )
      .map((page) =>
        page.entity === entity
          ? {
              ...page,
              fields: Object.fromEntries(
                Object.entries(page.fields).filter(([, field]) => field !== name),
              ),
            }
          : page,
      ),
  };
}

function dropEntity(state: Changing, entity: SpecEntity): void {
  if (state.spec.entities.length < 2) return;
  const { name } = entity;
  state.spec = {
    ...state.spec,
    entities: state.spec.entities
      .filter((other) => other.name !== name)
      .map((other) => ({
        ...other,
        fields: other.fields.filter((field) => field.relation !== name),
      })),
    behaviours: state.spec.behaviours.filter(
      (behaviour) => behaviour.entity !== name && behaviour.target !== name,
    ),
    pages: state.spec.pages.filter((page) => page.entity !== name),
  };
  state.say('entityRemoved', entity.plural);
}
