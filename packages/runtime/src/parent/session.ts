import type { AppLook } from '@trellis/contract';
import type { AppErrorReport, BridgeUser } from '../bridge.ts';
import type { CodeParcel, FromApp, Question, Start, StorageData } from '../messages.ts';
import { Frame } from './frame.ts';
import type { AppHistory } from './history.ts';
import type { AppFailure, MountEvents, MountOptions } from './options.ts';
import { paceOf } from './pace.ts';
import { readMessage } from './parse.ts';
import type { AppStorage } from './storage.ts';
import { Watchdog } from './watchdog.ts';

/** What a session shares with those before and after it: everything that outlives a rebuild. */
export interface Surroundings<C> {
  options: MountOptions<C>;
  history: AppHistory;
  storage: Promise<AppStorage>;
  user: Promise<BridgeUser | null>;
  path: string;
  historyState: unknown;
  look: AppLook;
  paces: ReturnType<typeof newPaces>;
}

/**
 * How often an app may have something done in ten seconds: well within what browsers let one page do, and more than
 * any app does that somebody uses.
 */
export const newPaces = () => ({
  places: paceOf(100),
  steps: paceOf(20),
  errors: paceOf(50),
  refreshes: paceOf(10),
  rebuilds: paceOf(10),
});

type Handlers = {
  [T in FromApp['type']]: (message: Extract<FromApp, { type: T }>) => void;
};

export interface SessionEvents {
  painted(): void;
  /** Begin again, with another frame. */
  rebuild(why: 'asked' | 'slipped'): void;
}

/** What the frame is given to begin with. */
export interface FirstCode {
  /** Name of the module to run first. */
  entry: string;
  code: CodeParcel;
  css: string;
}

/** One life of the app: a frame, from its making to its end. A rebuild is another session. */
export abstract class Session<C> {
  protected code: C | null = null;
  protected closed = false;
  private readonly around: Surroundings<C>;
  private readonly events: SessionEvents;
  private readonly frame: Frame;
  private readonly watchdog: Watchdog;
  private readonly begin: Promise<[FirstCode, BridgeUser | null, StorageData]>;
  private settling: ReturnType<typeof setTimeout> | undefined;

  protected abstract readonly environment: Start['environment'];
  /** What the frame is given to begin with at a path. */
  protected abstract first(code: C, path: string): Promise<FirstCode>;
  /** What the frame asks for later: a lazy chunk or library, with all it imports. */
  protected abstract later(code: C, name: string): Promise<CodeParcel>;

  constructor(around: Surroundings<C>, code: Promise<C>, events: SessionEvents) {
    this.around = around;
    this.events = events;
    const { options } = around;
    this.frame = new Frame({
      container: options.container,
      url: options.frameUrl,
      title: options.title ?? 'App Preview',
      connected: () => void this.start(),
      message: (data) => this.receive(data),
      slipped: () => events.rebuild('slipped'),
    });
    // After the frame, which takes longest: its process has to start. The code comes meanwhile.
    this.begin = Promise.all([
      code.then((known) => {
        this.code = known;
        return this.first(known, around.path);
      }),
      around.user,
      around.storage.then((kept) => kept.open()),
    ]);
    // Whoever waits for it tells of the failure.
    this.begin.catch(() => undefined);
    this.watchdog = new Watchdog(
      (id) => this.frame.send({ type: 'Ping', id }),
      (isBusy) => this.on.busy?.(isBusy),
    );
  }

  protected get on(): MountEvents {
    return this.around.options.on ?? {};
  }

  get element(): HTMLIFrameElement {
    return this.frame.element;
  }

  send: Frame['send'] = (message) => this.frame.send(message);

  close(): void {
    this.closed = true;
    this.watchdog.stop();
    clearTimeout(this.settling);
    this.frame.close();
  }

  /** What has gone wrong in the state that is on the screen, where that is remembered. */
  get errors(): readonly AppFailure[] {
    return [];
  }

  private async start(): Promise<void> {
    const { around, environment } = this;
    const { options } = around;
    try {
      const [first, user, storage] = await this.begin;
      if (this.closed) return;
      const start: Start = {
        ...first,
        appId: options.appId,
        environment,
        serverUrl: location.origin,
        // Whole, whatever was given: app code makes addresses to share of it.
        base: new URL(options.base, location.href).href.replace(/\/$/, ''),
        path: around.path,
        historyState: around.historyState,
        user,
        storage,
        look: around.look,
      };
      this.frame.send({ type: 'Start', start });
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    if (this.around.paces.errors()) this.on.error?.({ title: String(error), scope: 'app' });
  }

  /** Does what is said of any app; what is no such message is not heard. */
  protected receive(data: unknown): void {
    const message = readMessage(data);
    if (!message) return;
    const handler = this.handlers[message.type] as (message: FromApp) => void;
    handler(message);
  }

  protected tell(report: AppErrorReport): void | Promise<void> {
    this.on.error?.(report);
  }

  private readonly handlers: Handlers = {
    ReadyToReceiveMessages: () => this.on.ready?.(),
    Painted: () => this.events.painted(),
    AppError: ({ error }) => {
      if (this.around.paces.errors()) void this.tell(error);
    },
    AppChangedUrl: (message) => this.moved(message),
    HistoryGo: ({ delta }) => {
      if (this.around.paces.steps()) this.around.history.go(delta);
    },
    Store: ({ area, changes }) => {
      this.around.storage
        .then((kept) => kept.write(area, changes))
        .catch((error) => this.fail(`Not kept: ${error}`));
    },
    Leave: ({ url }) => this.on.leave?.(url),
    Titled: ({ title }) => this.on.titled?.(title),
    Reload: () => this.events.rebuild('asked'),
    SignIn: ({ nextUrl }) => this.on.signIn?.(nextUrl),
    Ask: ({ id, question }) => void this.answer(id, question),
    Pong: () => this.watchdog.answered(),
  };

  /** The address follows the app; where it moves faster than browsers let an address change, with a second's rest. */
  private moved({ url, state, replace }: Extract<FromApp, { type: 'AppChangedUrl' }>): void {
    const { around } = this;
    around.path = url;
    around.historyState = state;
    if (this.settling !== undefined) return;
    if (around.paces.places()) {
      around.history[replace ? 'replace' : 'push'](url, state);
      this.on.url?.(url);
      return;
    }
    this.settling = setTimeout(() => {
      this.settling = undefined;
      around.history.replace(around.path, around.historyState);
      this.on.url?.(around.path);
    }, 1_000);
  }

  private async answer(id: number, question: Question): Promise<void> {
    try {
      const value = await this.valueFor(question);
      this.frame.send({ type: 'Answer', id, value, error: null });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      this.frame.send({ type: 'Answer', id, value: null, error: text });
    }
  }

  private async valueFor(question: Question): Promise<unknown> {
    switch (question.kind) {
      case 'token': {
        const refresh = question.refresh && this.around.paces.refreshes();
        return this.around.options.getToken({ refresh });
      }
      case 'code':
        // Whoever asks before there is any hears that it went wrong.
        return this.later(this.code!, question.name);
      case 'signOut':
        return this.on.signOut?.();
    }
  }
}
