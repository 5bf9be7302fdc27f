import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createApp,
  httpServer,
  type Opened,
  openServices,
  readConfig,
  type Services,
} from '@trellis/server';
import { freshDatabase, TEMPLATE } from './database.ts';
import { Person } from './person.ts';

export interface ReceivedMail {
  subject: string;
  text: string;
  link: string;
  secret: string;
  code: string;
}

/** A whole server over a database of its own: in process for calls, on a real port where a test needs one. */
export class World {
  readonly app: ReturnType<typeof createApp>;
  readonly services: Services;
  readonly #opened: Opened;
  readonly #env: Record<string, string>;
  readonly #end: () => Promise<void>;
  #server: Server | null = null;

  private constructor(opened: Opened, env: Record<string, string>, end: () => Promise<void>) {
    this.#opened = opened;
    this.#env = env;
    this.services = opened.services;
    this.app = createApp(opened.services);
    this.#end = end;
  }

  /** Opens a world. `env` are the operator's settings; `host` the run's PostgreSQL. */
  static async open(host: string, env: Record<string, string> = {}): Promise<World> {
    const database = await freshDatabase(host, TEMPLATE);
    // A second of a core for each answer of a played model: for the tests that ask for it.
    const settings = {
      SECRET_KEY: 'of this test',
      TYPE_CHECKS: 'off',
      ...env,
      DATABASE_URL: database.url,
    };
    return World.#start(settings, database.drop);
  }

  /** Another server of the same installation: the same database and secret, a process of its own; `env` where its settings differ. */
  another(env: Record<string, string> = {}): Promise<World> {
    return World.#start({ ...this.#env, ...env }, async () => undefined);
  }

  static async #start(env: Record<string, string>, drop: () => Promise<void>): Promise<World> {
    const dataDir = mkdtempSync(join(tmpdir(), 'trellis-world-'));
    const config = readConfig({ ...env, DATA_DIR: dataDir });
    const opened = await openServices({ ...config, dataDir });
    return new World(opened, env, async () => {
      await opened.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    });
  }

  /** The settings of another process of the same installation. */
  get env(): Record<string, string> {
    return this.#env;
  }

  /** Listens on a free port of this machine; answers the address. */
  async listen(): Promise<string> {
    if (!this.#server) {
      this.#server = httpServer(this.app, false);
      this.#opened.gateway.attach(this.#server);
      await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    }
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Somebody who has not signed in. */
  stranger(): Person {
    return new Person(this.app);
  }

  /** A builder with an account; the first one of a world is its admin, later ones are verified by their mail. */
  async builder(name: string): Promise<Person> {
    const person = new Person(this.app);
    await person.signUp(`${name.toLowerCase()}@example.org`, name);
    if (person.verified) return person;
    const { secret } = await this.mailTo(person.email);
    await person.post('/api/auth/verification/confirm', { secret });
    return person;
  }

  /** Gives a builder a role on an app, or another one, without an invitation. */
  async join(appId: string, { uid }: Person, role: string): Promise<void> {
    await this.services.db
      .insertInto('app_members')
      .values({ app_id: appId, user_id: uid, role })
      .onConflict((conflict) => conflict.columns(['app_id', 'user_id']).doUpdateSet({ role }))
      .execute();
  }

  /** Gives a builder a plan, as an admin would. */
  async setPlan({ uid }: Person, plan: string): Promise<void> {
    const accounts = this.services.db.updateTable('accounts').set({ plan });
    await accounts.where('user_id', '=', uid).execute();
  }

  /** The last mail to an address while no mail server is set: its code, and the secret of its link. */
  async mailTo(email: string): Promise<ReceivedMail> {
    const { mails } = await this.services.mail.list(undefined, 50);
    const mail = mails.find(({ to }) => to === email);
    if (!mail) throw new Error(`There is no mail to ${email}`);
    const { subject, text } = (await this.services.mail.read(mail.id))!;
    const link = /https?:\S+/.exec(text)?.[0];
    const query = link ? new URL(link).searchParams : null;
    return {
      subject,
      text,
      link: link ?? '',
      secret: query?.get('secret') ?? query?.get('invitation') ?? '',
      code: /Your code: (\d{6})/.exec(text)?.[1] ?? '',
    };
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
    await this.#end();
  }
}
