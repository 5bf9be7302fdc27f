import { randomBytes } from 'node:crypto';
import type { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MESSAGES } from '@trellis/contract';
import pg from 'pg';
import { forgetVisits, Visits } from './analytics/index.ts';
import { emptyTrash } from './apps/index.ts';
import { forgetTalks, Replies } from './assistants/index.ts';
import { Bus } from './bus/index.ts';
import { ChatTurns } from './chat/index.ts';
import { announceSaved } from './code/index.ts';
import type { Config } from './config.ts';
import { RowSteps } from './database/index.ts';
import { holdFolder, migrate, openDatabase, reportLost, startEmbedded } from './db/index.ts';
import { EntityStore } from './entities/index.ts';
import { Functions } from './functions/index.ts';
import { Hosts } from './hosts/index.ts';
import { LARGE_AT_ONCE, removeLeftForms } from './http/index.ts';
import {
  Codes,
  Limits,
  openTokens,
  Secrets,
  Sessions,
  secretBox,
  sweep,
} from './identity/index.ts';
import { DataImports } from './imports/index.ts';
import { importPicture, Resizer } from './integrations/index.ts';
import { Knowledge } from './knowledge/index.ts';
import { Mailer, sealOldMails, smtpTransport } from './mail/index.ts';
import { ModelRegistry, storedChoice } from './models/index.ts';
import { FairQueue, Parsing } from './parsing/index.ts';
import { MemberGate, Purchases, paymentQueues } from './payments/index.ts';
import { PlanBook } from './plans/index.ts';
import { openRuntime, Previews } from './preview/index.ts';
import { Gateway } from './realtime/index.ts';
import type { Services } from './services.ts';
import { FileStore } from './storage/index.ts';
import {
  forgetCounts,
  forgetMarks,
  forgetRuns,
  keepToPlans,
  moveOldTexts,
  readTexts,
  saveToolTexts,
  ToolBatches,
  ToolRuns,
  writeTexts,
} from './tools/index.ts';
import { Versions } from './versions/index.ts';
import { type Queue, Work } from './work/index.ts';

/** A server that ends waits so long for turns. */
const TURNS_MS = 7_000;

export interface Opened {
  services: Services;
  gateway: Gateway;
  /** Lets turns end, for some seconds, and interrupts those that go on. */
  finishTurns(): Promise<void>;
  /** Finishes turns, then closes everything that was opened. */
  close(): Promise<void>;
}

/** Opens everything that the rooms need: folder (unless it is held already), database, tokens, bus, gateway, turns. */
export async function openServices(config: Config, held?: Server): Promise<Opened> {
  const lock = held ?? (await holdFolder(config.dataDir));
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir);
  const connection: pg.ClientConfig = embedded?.connection ?? {
    connectionString: config.databaseUrl ?? '',
  };
  const database = openDatabase(connection);
  await migrate(database.db);
  const serverId = randomBytes(6).toString('hex');
  const bus = new Bus(database.pool, connection, serverId);
  await bus.open();
  // Reads of apps' own making have connections of their own, and two seconds.
  const reads = new pg.Pool({
    ...connection,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 2_000,
  });
  reportLost(reads);
  const versions = new Versions(database.db);
  let gateway: Gateway | null = null;
  let building: ReturnType<typeof openRuntime> | null = null;
  const runtime = () => {
    building ??= openRuntime();
    return building;
  };
  const previews = new Previews(database.db, versions, runtime, (appId, update) =>
    gateway?.preview(appId, update),
  );
  const parsing = new Parsing();
  const box = secretBox(config.secretKey, config.dataDir);
  await sealOldMails(database.db, box);
  const work = new Work(database, serverId);
  const mail = new Mailer(
    { db: database.db, box, work },
    config.smtpUrl ? smtpTransport(config.smtpUrl) : null,
    config.mailFrom,
  );
  const base = {
    ...database,
    config,
    serverId,
    bus,
    versions,
    runtime,
    previews,
    box,
    tokens: await openTokens(database.db, box),
    sessions: new Sessions(database.db, bus, box),
    secrets: new Secrets(database.db),
    codes: new Codes(database.db, box),
    plans: new PlanBook(config.planLimits),
    memberGate: new MemberGate({ db: database.db, bus }),
    limits: new Limits(database.pool, box),
    mail,
    work,
    hosts: new Hosts({ db: database.db, bus, config }),
    visits: new Visits(database.db),
    files: await FileStore.open(config),
    parsing,
    largeBodies: new FairQueue(LARGE_AT_ONCE, MESSAGES.tooBusy),
    resizer: new Resizer(parsing),
    entities: new EntityStore(database, bus, reads, parsing),
    models: new ModelRegistry(config.llm),
  };
  const chooseModel = async () => base.models.use(await storedChoice(base));
  await chooseModel();
  bus.on((event) => {
    if (event.kind === 'models' || event.kind === 'missed')
      chooseModel().catch((error: Error) => console.error(`models: ${error.message}`));
  });
  const withPurchases = { ...base, purchases: new Purchases(base) };
  const withTurns = { ...withPurchases, turns: new ChatTurns(base) };
  const toolRuns = new ToolRuns(withTurns);
  const services: Services = {
    ...withTurns,
    imports: new DataImports(withTurns),
    rowSteps: new RowSteps(withTurns),
    knowledge: new Knowledge(withTurns),
    functions: new Functions(withTurns),
    pictures: { keep: (app, address) => importPicture(withTurns, app, address) },
    toolTexts: {
      read: readTexts,
      write: (trx, app, by, change) => writeTexts(withTurns, trx, app, by, change),
      announce: (appId, versionId) => announceSaved(withTurns, appId, versionId),
      save: (appId, builder, toolId, change, base) =>
        saveToolTexts(withTurns, appId, builder, toolId, { change, base }),
    },
    toolRuns,
    toolBatches: new ToolBatches({ ...withTurns, toolRuns }),
    replies: new Replies({ ...withTurns, toolRuns }),
  };
  gateway = new Gateway(services);
  await moveOldTexts(withTurns);
  await services.turns.open();
  await services.toolRuns.open();
  await services.replies.open();
  // A server answers before it works: who waits for it is not kept.
  const working = work
    .open(queuesOf(services))
    .then(() => Promise.all([mail.open(), services.imports.resume()]))
    .catch((error: Error) => console.error(`work: ${error.message}`));
  void removeLeftForms().catch((error: Error) => console.error(`forms: ${error.message}`));
  const finishTurns = async () => {
    await Promise.race([
      Promise.all([
        services.turns.close(TURNS_MS),
        services.toolRuns.close(TURNS_MS),
        services.replies.close(TURNS_MS),
      ]),
      sleep(TURNS_MS + 2_000, undefined, { ref: false }),
    ]);
  };
  return {
    services,
    gateway,
    finishTurns,
    async close() {
      await finishTurns();
      services.imports.close();
      services.rowSteps.close();
      services.toolBatches.close();
      services.knowledge.close();
      await working;
      await work.close();
      services.functions.close();
      parsing.close();
      await gateway.close();
      mail.close();
      await base.entities.close();
      await base.visits.close();
      await bus.close();
      await reads.end();
      await database.close();
      await embedded?.stop();
      lock.close();
    },
  };
}

/** All that is done beside the calls. */
const queuesOf = (services: Services): Queue[] => [
  ...services.mail.queues,
  ...services.imports.queues,
  ...services.rowSteps.queues,
  ...services.toolBatches.queues,
  ...services.knowledge.queues,
  ...services.hosts.queues,
  ...paymentQueues(services),
  ...services.entities.queues,
  {
    name: 'housekeeping',
    cron: '7 * * * *',
    work: async () => {
      await sweep(services.db);
      await sealOldMails(services.db, services.box);
      await forgetCounts(services.db);
      await forgetMarks(services.db);
      await forgetRuns(services.db, services.files);
      await forgetTalks(services.db);
    },
  },
  { name: 'deleted-apps', cron: '17 * * * *', work: () => emptyTrash(services) },
  { name: 'plans', cron: '47 * * * *', work: () => keepToPlans(services) },
  { name: 'visits', cron: '27 * * * *', work: () => forgetVisits(services.db) },
];
