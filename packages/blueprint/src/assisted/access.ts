import type { AppSpec, SpecEntity } from '../spec.ts';
import type { ReducedAccess } from './reduced.ts';

type Access = Pick<SpecEntity, 'permissions' | 'permissionsBecause' | 'ownedByCreatorOrAdmin'>;

/** Each case as levels; the pairs are those of ruling 17. */
const CASES: Record<ReducedAccess, Access> = {
  public: access('anonymous', 'admin', 'default'),
  community: access('anonymous', 'creator', 'community'),
  team: access('all', 'all', 'team'),
  own: access('creator', 'creator', 'own_rows', true),
  private: access('creator', 'creator', 'private'),
  form: access('admin', 'anonymous', 'public_form'),
  staff: access('admin', 'admin', 'staff'),
};

function access(
  read: Access['permissions']['read'],
  write: Access['permissions']['write'],
  permissionsBecause: Access['permissionsBecause'],
  ownedByCreatorOrAdmin = false,
): Access {
  return { permissions: { read, write }, permissionsBecause, ownedByCreatorOrAdmin };
}

const CLOSING: ReducedAccess[] = ['own', 'private', 'staff'];

/**
 * Whether a model may choose another rule than the builder did: only where the builder had no reason of its own (the
 * person's words, private matters, a letter box), so that no small model opens those; it may always close what others
 * read, but for what is counted for all: free places that nobody sees are given away twice.
 */
export function mayChoose(
  { permissions, permissionsBecause }: SpecEntity,
  chosen: ReducedAccess,
  message: string,
): boolean {
  if (permissionsBecause === 'default' || permissionsBecause === 'community') return true;
  // A letter box shows no row to anybody who did not read it before; whoever writes needs no account for it.
  if (chosen === 'form' && permissionsBecause === 'own_rows') return !speaksOfAccess(message);
  const isRead = permissions.read === 'anonymous' || permissions.read === 'all';
  return CLOSING.includes(chosen) && isRead && permissionsBecause !== 'counted';
}

/** The case that an entity's rule comes closest to. */
export function caseOf(entity: SpecEntity): ReducedAccess {
  const { permissions, ownedByCreatorOrAdmin } = entity;
  if (permissions.write === 'anonymous' && permissions.read === 'admin') return 'form';
  if (permissions.read === 'admin' || permissions.read === 'none') return 'staff';
  if (permissions.read === 'creator') return ownedByCreatorOrAdmin ? 'own' : 'private';
  if (permissions.read === 'all') return 'team';
  return permissions.write === 'admin' || permissions.write === 'none' ? 'public' : 'community';
}

/** The spec with an entity under the rule of a case; a form to write to brings its behaviour. */
export function withAccess(spec: AppSpec, name: string, chosen: ReducedAccess): AppSpec {
  const others = spec.behaviours.filter(
    (one) => !(one.kind === 'public_form' && one.entity === name),
  );
  const form = { kind: 'public_form' as const, entity: name, fields: {}, values: {} };
  return {
    ...spec,
    entities: spec.entities.map((entity) =>
      entity.name === name ? { ...entity, ...CASES[chosen] } : entity,
    ),
    behaviours: chosen === 'form' ? [...others, form] : others,
  };
}

/** Words of all languages of the lexicon by which a message speaks of who may see or change what. */
const SPOKEN = new RegExp(
  `(?<!\\p{L})(?:${[
    'sees?|view|read|edit|write|access|private|public|accounts?|log ?in|sign(?:ed)? ?in|anyone|everyone',
    'everybody|nobody|only|admins?|members?|guests?|visitors?|shared?|visible|permissions?',
    'sichtbar|sehen|lesen|bearbeiten|schreiben|zugriff|privat|öffentlich|konto|anmeld\\p{L}*|angemeldet',
    'alle|niemand|nur|mitglied(?:er)?|voir|lire|modifier|accès|privé\\p{L}*|publi(?:c|que|ques)|compte|seuls?',
    'tous|membres?|ver|leer|editar|acceso|privad[oa]s?|públic[oa]s?|cuenta|todos|solo|sólo|miembros?',
    'vedere|leggere|modificare|accesso|privat[oaie]|pubblic[oaie]|tutti|soltanto|membri|ler|acesso|conta',
    'apenas|somente|membros?|zien|lezen|bewerken|toegang|openbaar|iedereen|alleen|leden',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Whether a change of access can be what a message asks for; a model may not open a list unasked. */
export const speaksOfAccess = (text: string): boolean => SPOKEN.test(text);
