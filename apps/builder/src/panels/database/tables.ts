import type { DatabaseEntity } from '@trellis/contract';
import { onSession } from '../../session/session.ts';
import { setUnsent } from '../../session/unsent.ts';
import { labelOf } from './columns/label.ts';
import { LostValues } from './rows/lost-values.ts';
import type { Step } from './rows/steps.ts';
import type { Table } from './rows/table.ts';

interface Opened {
  table: Table;
  /** What people call it. */
  label: string;
}

/** The tables of an app that were opened: what is written in them and not stored yet waits there, whatever is shown. */
export class Tables {
  readonly #opened = new Map<string, Opened>();
  /** How tables that were just made are taken back, by name, until they are opened. */
  readonly #made = new Map<string, Step>();
  readonly #listeners = new Set<() => void>();
  /** What was written in tables that are gone. */
  readonly lostValues = new LostValues(() => {
    this.revision++;
    for (const listener of this.#listeners) listener();
  });
  revision = 0;
  readonly #appId: string;

  constructor(appId: string) {
    this.#appId = appId;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of(entity: DatabaseEntity, make: () => Table): Table {
    const known = this.#opened.get(entity.id);
    if (known) return known.table;
    const table = make();
    this.#opened.set(entity.id, { table, label: titleOf(entity) });
    table.subscribe(this.#tell);
    const made = this.#made.get(entity.name);
    if (made) table.steps.did(made);
    this.#made.delete(entity.name);
    void table.cells.restore();
    void table.takeUp();
    return table;
  }

  /** An entity was made by hand here: to have made it is the first step of its table. */
  made(entityName: string, step: Step): void {
    this.#made.set(entityName, step);
  }

  /** Takes that step back, whether its table was opened meanwhile or not; nothing where that was done already. */
  async takeBackMade(step: Step): Promise<void> {
    for (const [name, made] of this.#made)
      if (made === step) {
        this.#made.delete(name);
        return step.undo();
      }
    await Promise.all([...this.#opened.values()].map(({ table }) => table.steps.takeBack(step)));
  }

  /** The entities that there are: of those that went, what is stored nowhere is kept. */
  follow(entities: readonly DatabaseEntity[]): void {
    for (const [id, opened] of this.#opened) {
      const entity = entities.find((one) => one.id === id);
      if (entity) {
        opened.label = titleOf(entity);
        continue;
      }
      this.#opened.delete(id);
      this.#tell();
      for (const { column, text } of opened.table.end())
        this.lostValues.add({ column, text, why: 'table', of: opened.label });
    }
  }

  /** The bar above says it, too. */
  #tell = (): void =>
    setUnsent(
      this.#appId,
      [...this.#opened.values()].some(({ table }) => table.hasUnsent),
    );

  get isAtRisk(): boolean {
    return [...this.#opened.values()].some(({ table }) => table.isAtRisk);
  }

  sendAgain(): void {
    for (const { table } of this.#opened.values()) void table.cells.sendAgain();
  }

  leave(): void {
    for (const { table } of this.#opened.values()) table.cells.leave();
  }
}

/** What an entity is called on the screen. */
export const titleOf = ({ name, schema }: DatabaseEntity): string => schema.title || labelOf(name);

const all = new Map<string, Tables>();
let isListening = false;

/** A person's tables of an app. They outlive the panel, so that nobody loses by a look elsewhere what they wrote. */
export function tablesOf(userId: string, appId: string): Tables {
  const key = `${userId} ${appId}`;
  const known = all.get(key);
  if (known) return known;
  if (!isListening) listen();
  for (const [other, { isAtRisk }] of all) if (!isAtRisk) all.delete(other);
  const made = new Tables(appId);
  all.set(key, made);
  return made;
}

/** Sends again what could not be sent: somebody signed in again, or the server is back. The browser asks before the page goes. */
function listen(): void {
  isListening = true;
  const again = () => {
    for (const tables of all.values()) tables.sendAgain();
  };
  onSession(again);
  window.addEventListener('online', again);
  window.addEventListener('pagehide', () => {
    for (const tables of all.values()) tables.leave();
  });
  window.addEventListener('beforeunload', (event) => {
    if ([...all.values()].some(({ isAtRisk }) => isAtRisk)) event.preventDefault();
  });
}
