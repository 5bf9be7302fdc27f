import type { AppFiles, AppTexts, ChatMessage } from '@trellis/contract';
import type { Transaction } from 'kysely';
import type { Bus } from '../bus/index.ts';
import type { Config } from '../config.ts';
import type { Db, Edits, Tables } from '../db/index.ts';
import type { Builder, Limits, Sessions } from '../identity/index.ts';
import type { Mailer } from '../mail/index.ts';
import type { Parsing } from '../parsing/index.ts';
import type { PlanBook } from '../plans/index.ts';
import type { FileStore } from '../storage/index.ts';
import type { AppRow } from './row.ts';

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
  /** Keeps pictures from elsewhere as files of the app; answers their addresses here. */
  pictures: { keep(app: AppRow, address: string): Promise<string> };
  /** Texts of the app that are its tools'. */
  toolTexts: {
    /** Those of the main tool, and who changed which last. */
    read(
      db: Db,
      app: Pick<AppRow, 'app_id' | 'draft_version_id'>,
    ): Promise<{ texts: Omit<AppTexts, 'header' | 'description'>; edits: Edits }>;
    /** Saves them in the transaction by which the app is held; answers the version that has them. */
    write(
      trx: Transaction<Tables>,
      app: Pick<AppRow, 'app_id' | 'name'>,
      by: { name: string; isAdmin: boolean },
      change: Partial<AppTexts>,
    ): Promise<string | null>;
    /** Tells of a version that was committed so. */
    announce(appId: string, versionId: string): Promise<void>;
    /** Saves those that are said of one tool. */
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
