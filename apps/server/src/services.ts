import type { Runtime } from '@trellis/runtime/build';
import type { Visits } from './analytics/index.ts';
import type { AppNeeds } from './apps/index.ts';
import type { Replies } from './assistants/index.ts';
import type { Bus } from './bus/index.ts';
import type { ChatTurns } from './chat/index.ts';
import type { Config } from './config.ts';
import type { RowSteps } from './database/index.ts';
import type { Database } from './db/index.ts';
import type { EntityStore } from './entities/index.ts';
import type { Functions } from './functions/index.ts';
import type { Hosts } from './hosts/index.ts';
import type { Codes, Limits, SecretBox, Secrets, Sessions, Tokens } from './identity/index.ts';
import type { DataImports } from './imports/index.ts';
import type { Resizer } from './integrations/index.ts';
import type { Knowledge } from './knowledge/index.ts';
import type { Mailer } from './mail/index.ts';
import type { ModelRegistry } from './models/index.ts';
import type { FairQueue, Parsing } from './parsing/index.ts';
import type { MemberGate, Purchases } from './payments/index.ts';
import type { PlanBook } from './plans/index.ts';
import type { Previews } from './preview/index.ts';
import type { FileStore } from './storage/index.ts';
import type { ToolBatches, ToolRuns } from './tools/index.ts';
import type { Versions } from './versions/index.ts';
import type { Work } from './work/index.ts';

/** What the rooms are given; made once by main.ts, or by a test. */
export interface Services extends Database {
  config: Config;
  /** Names this process among the servers of the installation. */
  serverId: string;
  tokens: Tokens;
  sessions: Sessions;
  box: SecretBox;
  secrets: Secrets;
  codes: Codes;
  plans: PlanBook;
  /** Asks people of apps that sell memberships for theirs. */
  memberGate: MemberGate;
  /** Plans that builders bought. */
  purchases: Purchases;
  limits: Limits;
  mail: Mailer;
  bus: Bus;
  files: FileStore;
  /** Reads files that come from outside, each in a process of its own. */
  parsing: Parsing;
  /** Turns of calls whose bodies are large. */
  largeBodies: FairQueue;
  /** Pictures of apps in other sizes. */
  resizer: Resizer;
  entities: EntityStore;
  versions: Versions;
  /** What browsers run beside apps' own code. */
  runtime: () => Promise<Runtime>;
  previews: Previews;
  models: ModelRegistry;
  turns: ChatTurns;
  pictures: AppNeeds['pictures'];
  /** Texts of tools for the calls that speak of apps. */
  toolTexts: AppNeeds['toolTexts'];
  /** Runs of apps' AI tools. */
  toolRuns: ToolRuns;
  toolBatches: ToolBatches;
  /** Replies of apps' chat assistants. */
  replies: Replies;
  /** What apps' tools and assistants know. */
  knowledge: Knowledge;
  /** What is done beside the calls. */
  work: Work;
  /** Files whose rows are imported by the server. */
  imports: DataImports;
  rowSteps: RowSteps;
  /** Code of apps that runs on the server. */
  functions: Functions;
  /** Hosts that apps have of their own. */
  hosts: Hosts;
  /** Who opens published apps. */
  visits: Visits;
}
