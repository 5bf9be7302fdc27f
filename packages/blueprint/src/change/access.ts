import { PERMISSION_WORDS } from '../lexicon/actors.ts';
import { things } from '../lexicon/index.ts';
import type { SpecEntity } from '../spec.ts';
import { permissionsIn, type Statement } from '../understand/permissions.ts';
import type { Clause } from './clause.ts';
import { listsNamed } from './parts.ts';
import type { AccessAsked } from './requested.ts';
import { LEVELS } from './said.ts';
import type { Changing } from './state.ts';
import { CHANGE_WORDS } from './words.ts';

/** 'People can only edit their own events.' */
const OWN =
  /\b(?:edit|change|update|delete|modify|manage)\b.{0,24}\b(?:their|his|her) own\b|\beigenen?\b.{0,40}\b(?:bearbeiten|andern|loschen)\b|\bmodifi\w+\b.{0,24}\b(?:leurs? propres?)\b|\b(?:editar|modificar|cambiar)\b.{0,24}\b(?:sus? propi[oa]s?)\b/;

/** 'People only see their own loans.' */
const OWN_READ = new RegExp(
  [
    String.raw`\b(?:only|just)\b.{0,16}\b(?:see|sees|view|views|read|reads|access)\b.{0,24}\b(?:their|his|her|its) own\b`,
    String.raw`\b(?:see|sees|view|views|read|reads|access)\b.{0,8}\b(?:only|just)\b.{0,24}\b(?:their|his|her|its) own\b`,
    String.raw`\b(?:nur|ausschliesslich)\b.{0,20}\beigenen?\b.{0,40}\b(?:sehen|sieht|lesen|einsehen)\b`,
    String.raw`\b(?:sieht|sehen|liest)\b.{0,20}\b(?:nur|ausschliesslich)\b.{0,20}\beigenen?\b`,
    String.raw`\b(?:voit|voient|voir)\b.{0,24}\bque?\b.{0,20}\b(?:propres?|siens|siennes)\b`,
    String.raw`\bsolo\b.{0,16}\b(?:ve|vea|ver|vean|ven)\b.{0,24}\b(?:propi[oa]s?|suy[oa]s)\b`,
    String.raw`\b(?:ve|vea|ver|vean|ven)\b.{0,10}\bsolo\b.{0,24}\b(?:propi[oa]s?|suy[oa]s)\b`,
    String.raw`\b(?:vede|vedono|vedere|veda)\b.{0,10}\b(?:solo|soltanto)\b.{0,24}\bpropri[oae]?\b`,
    String.raw`\b(?:so|apenas|somente)\b.{0,16}\b(?:ve|veem|ver|veja|vejam)\b.{0,24}\bpropri[oa]s?\b`,
    String.raw`\b(?:ve|veem|ver|veja|vejam)\b.{0,10}\b(?:so|apenas|somente)\b.{0,24}\bpropri[oa]s?\b`,
    String.raw`\b(?:ziet|zien)\b.{0,20}\balleen\b.{0,24}\beigen\b`,
    String.raw`\balleen\b.{0,24}\beigen\b.{0,30}\b(?:zien|ziet)\b`,
  ].join('|'),
);
const NOT_ONLY =
  /\b(?:not (?:only|just)|nicht nur|pas seulement|no solo|non solo|nao (?:so|apenas)|niet alleen)\b/;

/** 'Only I may edit', 'anyone can read without an account', 'make it private'. */
export function access(clause: Clause, state: Changing): boolean {
  const words = PERMISSION_WORDS[state.lang];
  if (new RegExp(CHANGE_WORDS[state.lang].over).test(clause.line)) return false;
  let statements: Statement[] = permissionsIn(clause.text, state.lang);
  const whole = (source: string) =>
    new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'u').test(clause.line);
  if (statements.length === 0 && OWN.test(clause.line))
    statements = [{ action: 'write', level: 'creator', only: true }];
  if (OWN_READ.test(clause.line) && !NOT_ONLY.test(clause.line))
    statements = [
      ...statements.filter(({ action }) => action !== 'read'),
      { action: 'read', level: 'creator', only: true },
    ];
  if (statements.length === 0 && whole(words.hidden) && clause.tokens.length < 14)
    statements = [
      { action: 'read', level: 'creator', only: true },
      { action: 'write', level: 'creator', only: true },
    ];
  if (
    statements.length === 0 &&
    clause.tokens.length < 9 &&
    /(^|\s)(public|offentlich|publique?|publico|publica|pubblico|pubblica|openbaar)(\s|$)/.test(
      clause.line,
    )
  )
    statements = [{ action: 'read', level: 'anonymous', only: false }];
  const unknown = statements.some(
    ({ about }) =>
      about !== undefined &&
      things.has(about) &&
      !state.spec.entities.some((entity) => entity.concept === about) &&
      listsNamed(clause.tokens, state.spec, state.lang).length === 0,
  );
  if (statements.length === 0 || unknown) return false;
  const changed = new Set<string>();
  for (const statement of statements)
    for (const entity of about(statement, clause, state)) {
      apply(state, entity.name, statement);
      changed.add(entity.name);
    }
  for (const name of changed) {
    const entity = state.spec.entities.find((known) => known.name === name);
    if (entity && !(entity.isChild && changed.size > 1))
      state.say('access', entity.plural, ...levelsOf(entity, state));
  }
  return changed.size > 0;
}

/** Both rules of one list, as they are asked for to the letter. */
export function ruled({ entity: name, read, write }: AccessAsked, state: Changing): boolean {
  if (!state.spec.entities.some((entity) => entity.name === name)) return false;
  state.update(name, (entity) => ({
    ...entity,
    permissions: { read, write },
    permissionsBecause: 'said',
    ownedByCreatorOrAdmin: false,
  }));
  const entity = state.spec.entities.find((known) => known.name === name)!;
  state.say('access', entity.plural, ...levelsOf(entity, state));
  return true;
}

function levelsOf(entity: SpecEntity, state: Changing): [string, string] {
  const { read, write } = LEVELS[state.lang];
  return [
    read[entity.permissions.read] ?? '',
    (entity.ownedByCreatorOrAdmin && entity.permissions.write !== 'anonymous'
      ? write.own
      : write[entity.permissions.write]) ?? '',
  ];
}

/** The lists that a statement is about: those it names, else all. */
function about(statement: Statement, clause: Clause, state: Changing): SpecEntity[] {
  const { entities } = state.spec;
  const meant = statement.things ?? [statement.about];
  const own = entities.filter(({ concept }) => concept !== undefined && meant.includes(concept));
  if (own.length > 0) return own;
  const inText = listsNamed(clause.tokens, state.spec, state.lang).map(({ entity }) => entity);
  if (inText.length > 0 && inText.length < entities.length) return inText;
  const letterBox = (entity: SpecEntity) =>
    entity.permissionsBecause === 'public_form' &&
    statement.action === 'read' &&
    statement.level === 'anonymous';
  return entities.filter((entity) => !letterBox(entity));
}

function apply(state: Changing, name: string, { action, level, things: left }: Statement): void {
  state.update(name, (entity) => {
    // Admins see whose deeds there are, and whoever did one their own.
    const isOfMakers = left !== undefined && level === 'admin';
    const permissions = { ...entity.permissions, [action]: isOfMakers ? 'creator' : level };
    const letterBox = action === 'write' && level === 'anonymous' && permissions.read !== 'admin';
    return {
      ...entity,
      permissions,
      permissionsBecause: 'said',
      ownedByCreatorOrAdmin:
        letterBox || isOfMakers ? true : action === 'write' ? false : entity.ownedByCreatorOrAdmin,
    };
  });
}
