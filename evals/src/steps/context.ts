import type { EntitySchema } from '@trellis/contract';
import type { Browser } from 'playwright-core';
import type { BuiltApp } from '../build.ts';
import type { Installation } from '../installation.ts';
import { Robot } from '../robot/robot.ts';
import type { Made } from '../robot/rows.ts';

/** What the steps of one prompt share: who is at the screens, and what was made so far. */
export class Context {
  readonly app: BuiltApp;
  readonly owner: Robot;
  readonly #browser: Browser;
  readonly #installation: Installation;
  #visitor: Robot | null = null;
  made: Made | null = null;

  constructor(browser: Browser, installation: Installation, app: BuiltApp, owner: Robot) {
    this.#browser = browser;
    this.#installation = installation;
    this.app = app;
    this.owner = owner;
  }

  async visitor(): Promise<Robot> {
    this.#visitor ??= await Robot.open(this.#browser, this.app, this.#installation, 'visitor');
    return this.#visitor;
  }

  /** Somebody who signs up to the app on its own login page. */
  async endUser(name: string): Promise<Robot> {
    const robot = await Robot.open(this.#browser, this.app, this.#installation, 'visitor');
    await robot.page.goto(
      `${this.#installation.url}/apps/${this.app.appId}/login?nextUrl=${encodeURIComponent(`/app/${this.app.slug}`)}`,
    );
    // Where nobody has an account yet, the page begins with making one.
    const turn = robot.page.getByRole('button', { name: 'Create an account' });
    const send = robot.page.getByRole('button', { name: 'Create account' });
    await send.or(turn).first().waitFor();
    if (await turn.isVisible()) await turn.click();
    await robot.page.getByLabel('Name').fill(name);
    await robot.page.getByLabel('Email').fill(`${name.toLowerCase()}-${Date.now()}@users.example`);
    await robot.page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
    await send.click();
    await robot.page.waitForURL(/\/app\//);
    await robot.settle();
    return robot;
  }

  /** The entity that a phrase speaks of: by its words, else the app's main one. */
  entity(phrase: string): EntitySchema {
    const words = phrase
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2);
    const scored = this.app.schemas.map((schema) => {
      const name =
        `${schema.name.replace(/([a-z])([A-Z])/g, '$1 $2')} ${schema.title ?? ''}`.toLowerCase();
      const fields = Object.keys(schema.properties).join(' ').toLowerCase();
      const stem = (word: string) => word.replace(/(ies|es|s|ing)$/, '');
      const score = words.reduce(
        (sum, word) => sum + (name.includes(stem(word)) ? 10 : fields.includes(stem(word)) ? 1 : 0),
        0,
      );
      return { schema, score };
    });
    const best = scored.sort((a, b) => b.score - a.score)[0];
    return best && best.score > 0 ? best.schema : this.main();
  }

  /** The entity that the app is about: the one with the most sample rows among those that stand alone. */
  main(): EntitySchema {
    const counts = this.app.counts[0] ?? {};
    const rank = (schema: EntitySchema) =>
      (counts[schema.name] ?? 0) +
      (Object.values(schema.properties).some((f) => f['x-relation']) ? 0 : 100);
    return [...this.app.schemas].sort((a, b) => rank(b) - rank(a))[0]!;
  }

  async close(): Promise<void> {
    await this.owner.close();
    await this.#visitor?.close();
  }
}

/** A statement about the app that must be true now. */
export function must(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
