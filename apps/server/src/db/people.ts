import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Time = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T extends object | null> = JSONColumnType<T, string, string>;

export interface UserTable {
  tenant_id: string;
  id: string;
  email: string;
  name: Generated<string>;
  password_hash: string | null;
  role: Generated<string>;
  /** `invited` is a user who was asked in and has not come yet. */
  status: Generated<'active' | 'disabled' | 'invited'>;
  email_verified_at: MaybeTime;
  profile: Json<Record<string, unknown>>;
  builder_user_id: string | null;
  last_seen_at: MaybeTime;
  created_at: Time;
  /** When what apps see of the person changed; kept by PostgreSQL. */
  updated_at: Time;
}

export interface SessionTable {
  tenant_id: string;
  id: string;
  user_id: string;
  refresh_hash: string;
  /** By the hashes of the tokens that were spent within the last seconds: when, in milliseconds. */
  spent: ColumnType<Record<string, number>, string | undefined, string>;
  device: Generated<string>;
  address: Generated<string>;
  last_used_at: Time;
  /** The admin who acts as this user in this session. */
  acting_admin_id: string | null;
  created_at: Time;
  expires_at: Time;
}

export interface SecretTable {
  tenant_id: string;
  hash: string;
  purpose: string;
  user_id: string;
  data: Json<Record<string, unknown>>;
  used_at: MaybeTime;
  expires_at: Time;
  created_at: Time;
}

export interface CodeTable {
  tenant_id: string;
  purpose: string;
  email: string;
  /** The known device that it was asked for on; empty for any other. */
  device: Generated<string>;
  hash: string;
  link_hash: string;
  user_id: string | null;
  attempts: Generated<number>;
  expires_at: Time;
}

export interface IdentityTable {
  tenant_id: string;
  provider: string;
  subject: string;
  user_id: string;
  created_at: Time;
}
