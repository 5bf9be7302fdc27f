import { type EntitySchema, personalFields } from '@trellis/contract';
import type { Access, Prompt } from '../prompts.ts';

type Reach = 'anyone' | 'team' | 'own' | 'admin' | 'none';

/** What a schema's rules say of reading and of making rows, whichever way they are written. */
function reachOf({ rls, ...schema }: EntitySchema): { read: Reach; write: Reach } {
  const { permissions } = schema['x-accessControl'] ?? {};
  const read = REACH[permissions?.read ?? 'creator'];
  const write = REACH[permissions?.write ?? 'creator'];
  if (!rls) return { read, write };
  return {
    read: rls.read === undefined ? read : rls.read === true ? 'anyone' : 'own',
    write: rls.create === undefined ? write : rls.create === true ? 'anyone' : 'own',
  };
}

const REACH = {
  anonymous: 'anyone',
  all: 'team',
  creator: 'own',
  admin: 'admin',
  none: 'none',
} as const;

const isFew = ({ read }: { read: Reach }) => read === 'own' || read === 'admin' || read === 'none';

/**
 * What a sentence demands of access against what the rules of its app give. Safe: closed at least as much as demanded;
 * exact: as demanded.
 *
 * - private: only owners read and write, in every list
 * - staff: nobody reads or writes a list without signing in; exact where the team, or its admins, read
 * - public_form: a list takes rows without an account, and neither it nor what holds personal things is read openly
 * - own_rows: a list of the sentence is its creators' (and admins'), and nothing personal is open in any
 * - public: anyone reads a list of the sentence
 */
export function judgeAccess(
  access: Access,
  prompt: Prompt,
  schemas: readonly EntitySchema[],
): { safe: boolean; exact: boolean } {
  const named = prompt.expect.entities.map(({ name }) => new RegExp(name, 'i'));
  const asked = schemas
    .filter(({ name }) => named.some((pattern) => pattern.test(name)))
    .map(reachOf);
  const all = schemas.map(reachOf);
  const keepsPersons = schemas.every(
    (schema) => reachOf(schema).read !== 'anyone' || openPersonal(schema).length === 0,
  );
  if (schemas.length === 0) return { safe: true, exact: false };
  switch (access) {
    case 'private': {
      const safe = all.every((one) => isFew(one) && one.write !== 'anyone' && one.write !== 'team');
      return { safe, exact: safe };
    }
    case 'staff': {
      const safe = all.every(({ read, write }) => read !== 'anyone' && write !== 'anyone');
      return { safe, exact: safe && all.every(({ read }) => read === 'team' || read === 'admin') };
    }
    case 'public_form': {
      const forms = all.filter(({ write }) => write === 'anyone');
      const safe = asked.every(isFew) && forms.every(isFew) && keepsPersons;
      return { safe, exact: safe && forms.length > 0 };
    }
    case 'own_rows': {
      const own = asked.some(({ read }) => read === 'own');
      const safe = asked.some(isFew) && keepsPersons;
      return { safe, exact: safe && own };
    }
    case 'public':
      return { safe: true, exact: asked.some(({ read }) => read === 'anyone') };
  }
}

/** Personal fields that whoever reads the rows sees: those that are not guarded, nor said to be meant open. */
const openPersonal = (schema: EntitySchema): string[] =>
  personalFields(schema).filter(
    (name) =>
      !('rls' in (schema.properties[name] ?? {})) && !schema['x-meant-open']?.includes(name),
  );
