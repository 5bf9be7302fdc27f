import { notifications } from '@mantine/notifications';
import type {
  CsvMapping,
  ImportLayout,
  ImportPlan,
  ImportProgress,
  ReadyRow,
  StagedImport,
} from '@trellis/contract';
import { counted } from '../../../../ui/counted.ts';
import { basicMapping, type ImportCalls } from '../calls.ts';
import { type Sent, sendRows } from '../send.ts';
import { CLOSED, type Command, type Event, type Followed, type State, step } from './state.ts';

/** The rows are there by then. */
const AFTER_MS = 600;

/** Imports that stand in a window of this page already: a new table is there before all of its rows are. */
const LED = new Map<string, ImportWizard>();

/** Imports into an entity, one after the other: what `step` asks for is done here, and what comes of it is its next event. */
export class ImportWizard {
  state: State = CLOSED;
  /** Of the entity as it is now. */
  calls: ImportCalls;
  readonly #listeners = new Set<() => void>();
  #isFollowed = false;
  /** Tells whoever confirmed the plan why it could not begin. */
  #answer: (refusal: string | null) => void = () => {};

  constructor(calls: ImportCalls) {
    this.calls = calls;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows an import that was under way when the page went; answers how to stop. */
  follow(): () => void {
    this.#isFollowed = true;
    const timer = setTimeout(() => void this.#list(), AFTER_MS);
    return () => {
      this.#isFollowed = false;
      clearTimeout(timer);
      for (const [importId, wizard] of LED) if (wizard === this) LED.delete(importId);
    };
  }

  open = (): void => this.#tell({ type: 'opened' });
  close = (): void => this.#tell({ type: 'closed' });
  back = (): void => this.#tell({ type: 'back' });
  refuse = (problem: string): void => this.#tell({ type: 'refused', problem });
  upload = (file: File): void => this.#tell({ type: 'chosen', file });
  resume = (progress: ImportProgress): void => this.#tell({ type: 'resumed', progress });
  layout = (file: StagedImport, mapping: CsvMapping[], layout: ImportLayout): void =>
    this.#tell({ type: 'changed', file, mapping, layout });

  /** Answers why it could not begin; null where it did. */
  start = (file: StagedImport, plan: ImportPlan): Promise<string | null> => {
    const refusal = new Promise<string | null>((resolve) => {
      this.#answer = resolve;
    });
    this.#tell({ type: 'confirmed', file, plan });
    return refusal;
  };

  /** `made`: the columns or the table that it made go, too. */
  undo = async ({ importId, fileName }: ImportProgress, made: boolean): Promise<void> => {
    const { removed, putBack, kept, why } = await this.calls.undo(importId, made);
    const words = [
      `${counted(removed, 'row')} removed`,
      ...(putBack > 0 ? [`${putBack.toLocaleString()} restored`] : []),
      ...(kept > 0 ? [`${kept.toLocaleString()} changed since and left as they are`] : []),
    ];
    toast('green', `Import of ${fileName} undone: ${words.join(', ')}.`);
    if (why !== null) toast('yellow', why);
  };

  #tell(event: Event): void {
    const [next, ...commands] = step(this.state, event);
    if (next !== this.state) {
      this.state = next;
      for (const listener of this.#listeners) listener();
    }
    for (const command of commands) this.#run(command);
  }

  #run(command: Command): void {
    switch (command.do) {
      case 'stage':
        this.#ask(this.calls.stage(command.file), staged, (error) => ({ type: 'unread', error }));
        return;
      case 'map':
        this.#map(command.file);
        return;
      case 'layout': {
        const { file, mapping, layout } = command;
        const read = this.calls.layout(file.importId, layout);
        this.#ask(read, staged, (error) => ({ type: 'unchanged', file, mapping, error }));
        return;
      }
      case 'start': {
        const { importId, plan } = command;
        LED.set(importId, this);
        this.#ask(
          this.calls.start(importId, plan),
          ({ progress, rows }) => ({ type: 'begun', progress, rows }),
          (error) => ({ type: 'unbegun', importId, error }),
        );
        return;
      }
      case 'find':
        this.#ask(
          this.calls.progress(command.importId),
          (progress) => ({ type: 'found', progress }),
          (error) => ({ type: 'lost', error }),
        );
        return;
      case 'answer':
        this.#answer(command.refusal);
        return;
      case 'send':
        this.#send(command.progress, command.rows);
        return;
      case 'finish':
        this.#finish(command.progress, command.sent);
        return;
      case 'resume': {
        const { progress } = command;
        this.#ask(
          this.calls.resume(progress.importId),
          () => ({ type: 'taken', progress }),
          (error) => ({ type: 'stopped', progress, error, tells: false }),
        );
        return;
      }
      case 'poll':
        setTimeout(() => void this.#poll(command.followed), command.after);
        return;
      case 'toast':
        toast(command.color, command.message);
    }
  }

  #ask<T>(work: Promise<T>, come: (answer: T) => Event, failed: (error: unknown) => Event): void {
    work.then(
      (answer) => this.#tell(come(answer)),
      (error: unknown) => this.#tell(failed(error)),
    );
  }

  async #list(): Promise<void> {
    // Without the list nothing is shown of it; the import itself goes on.
    const listed = await this.calls.list().catch(() => []);
    const imports = listed.filter(({ importId }) => !LED.has(importId));
    if (this.#isFollowed) this.#tell({ type: 'listed', imports });
  }

  #map(file: StagedImport): void {
    this.#ask(
      this.calls.mapping(file),
      (mapping) => ({ type: 'mapped', file, mapping, isProposed: true }),
      () => {
        const mapping = basicMapping(this.calls.entity, file);
        return { type: 'mapped', file, mapping, isProposed: false };
      },
    );
  }

  #send(progress: ImportProgress, rows: readonly ReadyRow[]): void {
    const { appId, entity } = this.calls;
    const entityName = entity?.name ?? progress.entityName;
    const place = { appId, entityName, importId: progress.importId };
    this.#ask(
      sendRows(place, rows, (done) => this.#tell({ type: 'sent', progress, done })),
      (sent) => ({ type: 'complete', progress, sent }),
      (error) => ({ type: 'stopped', progress, error, tells: true }),
    );
  }

  #finish(progress: ImportProgress, sent: Sent): void {
    this.#ask(
      this.calls.finish(progress.importId, sent),
      (now) => ({ type: 'finished', progress, now }),
      (error) => ({ type: 'stopped', progress, error, tells: true }),
    );
  }

  /** Whoever has left hears no more of it. */
  async #poll(followed: Followed): Promise<void> {
    if (!this.#isFollowed) return;
    const tell = (event: Event) => this.#isFollowed && this.#tell(event);
    await this.calls.progress(followed.progress.importId).then(
      (now) => tell({ type: 'heard', followed, now }),
      (error: unknown) => tell({ type: 'unheard', followed, error }),
    );
  }
}

const staged = (file: StagedImport): Event => ({ type: 'staged', file });
const toast = (color: string, message: string) =>
  notifications.show({ color, message, withBorder: true });
