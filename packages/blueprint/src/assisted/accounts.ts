import { fold } from '../lexicon/index.ts';
import { fieldName } from '../understand/names.ts';
import type { Note } from './notes.ts';
import type { ReducedEntity, ReducedSpec } from './reduced.ts';

/** What a model calls the accounts that it thinks an app must keep itself. */
const ACCOUNT = /^(?:app_)?(?:user|account|login|auth)s?$/;
const OF_ACCOUNTS =
  /^(?:id|user_?id|name|first_?name|last_?name|full_?name|user_?name|email|e_mail|phone|role|avatar|photo|image|password|created_?at|is_?admin)$/;
const SECRET = /^(?:password|password_hash|passwort|mot_de_passe|contrasena|senha|wachtwoord)$/;

/**
 * Every app signs people in already: a list of users with nothing of its own is left out unless the
 * message names it, and no field ever holds a password.
 */
export function withoutAccounts(spec: ReducedSpec, text: string, notes: Note[]): ReducedSpec {
  const named = fold(text);
  const gone = spec.entities.filter(
    (entity) =>
      isAccount(entity) &&
      spec.entities.length > 1 &&
      !named.includes(fold(entity.label)) &&
      entity.fields.every((field) => OF_ACCOUNTS.test(bareName(field.id))),
  );
  for (const entity of gone) notes.push({ kind: 'accounts', what: entity.plural });
  const ids = new Set(gone.flatMap((entity) => [entity.id, entity.label, entity.plural].map(fold)));
  const left = spec.entities.filter((entity) => !gone.includes(entity));
  // A spec of nothing but accounts still has to be an app.
  if (left.length === 0) return spec;
  return {
    ...spec,
    entities: left.map((entity) => ({
      ...entity,
      fields: entity.fields.filter((field) => {
        if (SECRET.test(fieldName(field.id))) {
          notes.push({ kind: 'accounts', what: field.label });
          return false;
        }
        return field.type !== 'relation' || !ids.has(fold(field.entity));
      }),
    })),
  };
}

/** As the model calls it: 'id', which no field of ours can be called. */
const bareName = (id: string): string => fieldName(id).replace(/^(.+)_value$/, '$1');

const isAccount = (entity: ReducedEntity): boolean =>
  ACCOUNT.test(fieldName(entity.id.replace(/([a-z])([A-Z])/g, '$1_$2')));
