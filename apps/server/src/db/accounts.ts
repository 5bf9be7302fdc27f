import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** What a builder's account has beside the person: plan, counters, what was bought. */
export interface AccountTable {
  user_id: string;
  plan: string;
  is_admin: Generated<boolean>;
  builder_messages: Generated<number>;
  daily_messages: Generated<number>;
  daily_on: Generated<string>;
  data_bytes: Generated<string>;
  /** The first day of the month that the bytes were counted in. */
  data_month: Generated<string>;
  /** The app that they opened last. */
  last_app_id: string | null;
  subscription_id: string | null;
  subscription_status: string | null;
  subscription_cancelled_at: MaybeTime;
  subscription_payment_ids: ColumnType<string[], string | undefined, string>;
  created_at: Time;
}
