import type { Db } from '../db/index.ts';

/** The e-mail addresses of an app's people, by their ids: those of these ids. */
export async function addressesOf(
  db: Db,
  appId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('tenant_id', '=', appId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(users.map(({ id, email }) => [id, email]));
}

/** Who of an app's people somebody of a copy is: by their id where the copy is of this app, else by their e-mail address. */
export async function peopleLike(
  db: Db,
  appId: string,
  owners: readonly { id: string | null; email: string | null }[],
): Promise<(owner: { id: string | null; email: string | null }) => string | null> {
  const known = new Set(
    (
      await addressesOf(
        db,
        appId,
        owners.flatMap(({ id }) => id ?? []),
      )
    ).keys(),
  );
  const emails = [...new Set(owners.flatMap(({ email }) => email?.toLowerCase() ?? []))];
  const users =
    emails.length === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['id', 'email'])
          .where('tenant_id', '=', appId)
          .where('email', 'in', emails)
          .execute();
  const byEmail = new Map(users.map(({ id, email }) => [email.toLowerCase(), id]));
  return ({ id, email }) =>
    id !== null && known.has(id) ? id : (byEmail.get(email?.toLowerCase() ?? '') ?? null);
}
