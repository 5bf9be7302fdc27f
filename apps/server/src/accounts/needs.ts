import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { Codes, Limits, SecretBox, Secrets, Sessions, Tokens } from '../identity/index.ts';
import type { Mailer } from '../mail/index.ts';
import type { ModelRegistry } from '../models/index.ts';
import type { PlanBook } from '../plans/index.ts';

/** What this room needs of the installation. */
export interface AccountNeeds {
  db: Db;
  config: Config;
  tokens: Tokens;
  sessions: Sessions;
  box: SecretBox;
  secrets: Secrets;
  codes: Codes;
  plans: PlanBook;
  limits: Limits;
  mail: Mailer;
  models: ModelRegistry;
}

/** What builders bought of the installation. */
export interface PurchaseNeeds {
  purchases: {
    settle(
      builder: { userId: string; email: string; isVerified: boolean },
      saleId?: string,
    ): Promise<void>;
  };
}
