import { isDeepStrictEqual } from 'node:util';
import { type AppRole, type Row, UserFieldName } from '@trellis/contract';
import { type Json, matches } from '@trellis/filter';
import type { Db } from '../db/index.ts';
import type { Actor } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { USER } from './access.ts';
import { asKnownTo, isLocked, someOf } from './fields.ts';
import { hideParts, keepParts } from './parts.ts';
import { protectedFields } from './protected.ts';
import { resolveEntity } from './resolve.ts';
import { isOwnOfUser } from './users.ts';
import { checkChange } from './validate.ts';

interface Asking {
  appId: string;
  actor: Actor;
  role: AppRole | null;
  /** As for rows (`RowAsk`). */
  namesProtected?: boolean;
}

/** What the public client is sent of a person beside their fields; nobody says it of themself. */
const CLIENT_FIELDS = new Set(['is_verified', 'disabled', 'is_service']);

/** What the fields' own rules (`rls` of the app's User entity) leave a caller of a user: to read, and to change. */
export async function userFields(db: Db, { appId, actor, role, namesProtected }: Asking) {
  const whole = await resolveEntity(db, appId, USER, actor, role);
  const { schema } = asKnownTo(whole, { actor, appId }).entity;
  const own = whole.entity.schema.properties;
  const rowOf = (user: Row) => ({
    id: user.id,
    creator_id: user.id,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    data: user as unknown as Record<string, Json>,
  });
  const reads = (name: string, user: Row) =>
    !Object.hasOwn(own, name) ||
    Object.hasOwn(schema.properties, name) ||
    someOf(schema).some((field) => field.name === name && matches(field.read, rowOf(user)));
  const writes = (name: string, user: Row) => {
    if (!Object.hasOwn(own, name)) return !CLIENT_FIELDS.has(name);
    const field = schema.properties[name];
    if (field && !isLocked(field, 'update')) return true;
    return someOf(schema).some((one) => one.name === name && matches(one.update, rowOf(user)));
  };
  const only = <T extends object>(values: T, passes: (name: string) => boolean): T =>
    Object.fromEntries(Object.entries(values).filter(([name]) => passes(name))) as T;
  /** What somebody sends back as they know it is no change. */
  const refuseOthers = (sent: Record<string, unknown>, user: Row) => {
    const names = Object.keys(sent).filter(
      (name) =>
        Object.hasOwn(own, name) &&
        !writes(name, user) &&
        !(reads(name, user) && isDeepStrictEqual(sent[name] ?? null, user[name] ?? null)),
    );
    if (names.length > 0) throw protectedFields(names);
  };
  return {
    shown(user: Row): Row {
      const shown = only(user, (name) => reads(name, user));
      hideParts(schema, shown, () => rowOf(user));
      return shown;
    },
    /** What the user's fields become: those that are declared fit their schema, as those of rows do, and others have names. */
    changed(user: Row, body: Record<string, unknown>): Record<string, unknown> {
      const mine = only(body, (name) => !isOwnOfUser(name));
      if (namesProtected) refuseOthers(mine, user);
      const sent = only(mine, (name) => writes(name, user));
      const declared = only(sent, (name) => Object.hasOwn(own, name));
      const others = only(sent, (name) => !Object.hasOwn(own, name));
      for (const name of Object.keys(others))
        if (!UserFieldName.safeParse(name).success)
          throw new Refusal('invalid', `${name.slice(0, 80)} is no name of a field`, {
            code: 'validation',
          });
      const data = { ...others, ...checkChange(whole.entity.schema, declared) };
      const row = rowOf(user);
      return keepParts(schema, sent, data, { data: row.data, row, operation: 'update' });
    },
  };
}
