import type { AppLook, Diagnostic, PreviewUpdate } from '@trellis/contract';
// Not from the index: that brings the schemas of all calls along.
import { applyUpdate, updateBetween } from '@trellis/contract/updates';
import type { BridgeUser } from '../bridge.ts';
import type { PointQuestion } from '../pointing.ts';
import { memoryHistory } from './history.ts';
import { Mount } from './mount.ts';
import type { MountOptions } from './options.ts';
import { type AppCode, bringsCode, type Tool } from './preview-code.ts';
import { type Explain, PreviewSession } from './preview-session.ts';

/** An app on the screen. */
export interface MountedApp {
  /** Shows the next state; keeps the last good picture while there are errors in it. */
  update(update: PreviewUpdate): Promise<void>;
  /** Shows another build from the start, at the same place. */
  replace(code: AppCode): Promise<void>;
  /** Goes to an app-relative path. */
  setPath(path: string): void;
  /** Begins again at the same place. */
  reload(): Promise<void>;
  /** A picture of what is on the screen now (PNG). */
  capture(): Promise<Blob>;
  /** What stands at a point of the preview, or beside what was found last; the answer is the frame's own word. */
  point(question: PointQuestion): Promise<unknown>;
  /** Which state of a file's module is on the screen; null where it is none of this preview's. */
  moduleHash(file: string): Promise<string | null>;
  /** Tells the app something about the preview around it (spec: PreviewStateChanged). */
  previewState(state: unknown): void;
  setUser(user: BridgeUser | null): void;
  /** Shows another branding at once. */
  setLook(look: AppLook): void;
  destroy(): void;
}

const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');

/** An app that somebody builds: it takes updates, and the builder's tools work on it. Published pages do without. */
export class Preview extends Mount<AppCode, PreviewSession> implements MountedApp {
  /** What the updates add up to; ahead of `shown` while there are errors. */
  private latest: Promise<AppCode>;
  /** The next state is to begin anew, even if its code could be swapped in: what the app has read is of before. */
  private isNewDue = false;
  private queue: Promise<void> = Promise.resolve();

  constructor(options: MountOptions<AppCode>, explain: Explain) {
    super(
      options,
      memoryHistory(options.path ?? '/'),
      (...given) => new PreviewSession(explain, ...given),
    );
    this.latest = this.shown;
  }

  update(update: PreviewUpdate): Promise<void> {
    return this.enqueue(() => this.apply(update));
  }

  replace(code: AppCode): Promise<void> {
    return this.enqueue(() => {
      this.shown = Promise.resolve(code);
      this.latest = this.shown;
      return this.rebuild();
    });
  }

  reload(): Promise<void> {
    return this.enqueue(() => this.rebuild());
  }

  private enqueue(act: () => Promise<void>): Promise<void> {
    const done = this.queue.then(act);
    // One that failed tells its caller; those behind it go on.
    this.queue = done.catch(() => undefined);
    return done;
  }

  setPath(path: string): void {
    if (path === this.around.path) return;
    this.around.history.push(path, null);
    this.moveTo(path, null);
  }

  async capture(): Promise<Blob> {
    const picture = await this.use('picture', null);
    if (!(picture instanceof Blob)) throw new Error('No picture came');
    return picture;
  }

  point(question: PointQuestion): Promise<unknown> {
    return this.use('point', question);
  }

  async moduleHash(file: string): Promise<string | null> {
    const { build } = await this.shown;
    return build.modules.find(({ name }) => name === `app:/${file}`)?.hash ?? null;
  }

  private use(tool: Tool, input: unknown): Promise<unknown> {
    if (!this.current) return Promise.reject(new Error('The app is not on the screen yet'));
    return this.current.use(tool, input);
  }

  previewState(state: unknown): void {
    this.current?.send({ type: 'PreviewStateChanged', state });
  }

  setLook(look: AppLook): void {
    this.around.look = look;
    this.current?.send({ type: 'LookChanged', look });
    this.next?.send({ type: 'LookChanged', look });
  }

  destroy(): void {
    this.around.history.onPop(() => undefined);
    this.current?.close();
    this.next?.close();
    this.current = null;
    this.next = null;
  }

  private async apply(update: PreviewUpdate): Promise<void> {
    const [shown, latest] = await Promise.all([this.shown, this.latest]);
    const next: AppCode = { kind: 'preview', build: applyUpdate(latest.build, update) };
    this.latest = Promise.resolve(next);
    this.isNewDue ||= update.full;
    const { diagnostics } = next.build;
    if (hasErrors(diagnostics) && !hasErrors(shown.build.diagnostics)) {
      this.options.on?.kept?.(diagnostics);
      return;
    }
    const step = updateBetween(shown.build, next.build);
    const session = this.next ? null : this.current;
    const isInPlace = session && !step.full && !this.isNewDue;
    const outcome = isInPlace ? await session.update(step, next) : 'rebuild';
    if (outcome === 'failed') return;
    this.isNewDue = false;
    this.shown = this.latest;
    if (outcome === 'rebuild') await this.rebuild();
    const how = outcome === 'rebuild' ? 'rebuilt' : 'in-place';
    const isMore = how === 'rebuilt' || bringsCode(step);
    this.options.on?.updated?.(how, isMore ? (this.current?.errors ?? []) : null);
  }
}
