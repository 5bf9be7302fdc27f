import type { AppFiles, AppTexts, ChatMessage } from '@trellis/contract';
import type { Bus } from '../bus/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { Builder, Limits, Sessions } from '../identity/index.ts';
import type { Mailer } from '../mail/index.ts';
import type { Parsing } from '../parsing/index.ts';
import type { PlanBook } from '../plans/index.ts';
import type { FileStore } from '../storage/index.ts';

/** What this room needs of the installation. */
export interface AppNeeds {
  db: Db;
  config: Config;
  sessions: Sessions;
  plans: PlanBook;
  limits: Limits;
  mail: Mailer;
  bus: Bus;
  files: FileStore;
  parsing: Parsing;
  versions: { files(appId: string, versionId: string | null): Promise<AppFiles> };
  previews: {
    committed(appId: string, versionId: string, files: AppFiles, isTurn: boolean): Promise<void>;
  };
  /** Saves texts that are said of one of the app's tools. */
  toolTexts: {
    save(
      appId: string,
      builder: Builder,
      toolId: string,
      fields: Partial<AppTexts>,
      base: Partial<AppTexts> | undefined,
    ): Promise<void>;
  };
  turns: {
    start(appId: string, builder: Builder, message: ChatMessage): Promise<unknown>;
    stopIn(appId: string): Promise<unknown>;
  };
}
