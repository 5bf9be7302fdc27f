import type { AppLook, PreviewUpdate } from '@trellis/contract';
import type { AppErrorReport, BridgeUser } from '../bridge.ts';
import type { CodeParcel, FromFrame, Question, Start, StorageData } from '../messages.ts';
import {
  type AppCode,
  firstCode,
  firstStyles,
  laterCode,
  TOOLS,
  type Tool,
  updateCode,
} from './code.ts';
import { Frame } from './frame.ts';
import type { AppHistory } from './history.ts';
import type { AppFailure, Explain, MountEvents, MountOptions } from './options.ts';
import type { AppStorage } from './storage.ts';
import { Watchdog } from './watchdog.ts';

/** What a session shares with those before and after it: everything that outlives a rebuild. */
export interface Surroundings {
  options: MountOptions;
  history: AppHistory;
  storage: Promise<AppStorage>;
  user: Promise<BridgeUser | null>;
  explain: Explain;
  path: string;
  historyState: unknown;
  look: AppLook;
}

type Handlers = {
  [T in FromFrame['type']]: (message: Extract<FromFrame, { type: T }>) => void;
};

export interface SessionEvents {
  painted(): void;
  /** Begin again, with another frame. */
  rebuild(why: 'asked' | 'slipped'): void;
}

/** Whether an update changes what runs, and not only what it is called or looks like. */
export const bringsCode = ({ changed, removed }: PreviewUpdate): boolean =>
  changed.length + removed.length > 0;

/** Errors of one state that are remembered. */
const MOST_TOLD = 20;

/** One life of the app: a frame, from its making to its end. A rebuild is another session. */
export class Session {
  private code: AppCode | null = null;
  private readonly around: Surroundings;
  private readonly events: SessionEvents;
  private readonly frame: Frame;
  private readonly watchdog: Watchdog;
  private readonly first: Promise<
    [{ entry: string; code: CodeParcel; css: string }, BridgeUser | null, StorageData]
  >;
  private readonly waiting = new Map<number, (message: FromFrame) => void>();
  private nextId = 0;
  /** The last update that brought code; 0 for what the frame began with. */
  private shownId = 0;
  private told: { of: number; error: AppFailure }[] = [];
  private closed = false;

  constructor(around: Surroundings, code: Promise<AppCode>, events: SessionEvents) {
    this.around = around;
    this.events = events;
    const { options } = around;
    this.frame = new Frame({
      container: options.container,
      url: options.frameUrl,
      title: options.title ?? 'App Preview',
      connected: () => void this.start(),
      message: (message) => this.receive(message),
      slipped: () => events.rebuild('slipped'),
    });
    // After the frame, which takes longest: its process has to start. The code comes meanwhile.
    this.first = Promise.all([
      code.then((known) => this.fetchFirst(known)),
      around.user,
      around.storage.then((kept) => kept.open()),
    ]);
    // Whoever waits for it tells of the failure.
    this.first.catch(() => undefined);
    this.watchdog = new Watchdog(
      (id) => this.frame.send({ type: 'Ping', id }),
      (isBusy) => this.on.busy?.(isBusy),
    );
  }

  private async fetchFirst(
    code: AppCode,
  ): Promise<{ entry: string; code: CodeParcel; css: string }> {
    this.code = code;
    const [first, css] = await Promise.all([firstCode(code, this.around.path), firstStyles(code)]);
    return { ...first, css };
  }

  private get on(): MountEvents {
    return this.around.options.on ?? {};
  }

  get element(): HTMLIFrameElement {
    return this.frame.element;
  }

  send: Frame['send'] = (message) => this.frame.send(message);

  close(): void {
    this.closed = true;
    this.watchdog.stop();
    this.frame.close();
  }

  /** Swaps in what changed; `code` is what the frame runs from then on. */
  async update(step: PreviewUpdate, code: AppCode): Promise<'done' | 'rebuild' | 'failed'> {
    const fetched = await updateCode(step, this.code, code);
    const id = ++this.nextId;
    const answer = this.answerTo(id);
    this.code = code;
    const { changed: modules, removed } = step;
    const css = step.css?.text ?? null;
    this.frame.send({ type: 'Update', id, code: { ...fetched, modules }, removed, css });
    const message = await answer;
    const outcome = message.type === 'Updated' ? message.outcome : 'failed';
    if (outcome === 'done' && bringsCode(step)) {
      this.shownId = id;
      this.told = this.told.filter(({ of }) => of >= id);
    }
    return outcome;
  }

  /** What has gone wrong in the state that is on the screen; the newest last. */
  get errors(): readonly AppFailure[] {
    return this.told.map(({ error }) => error);
  }

  /** What a tool answers from within the frame; whatever that is, app code may have had a hand in it. */
  async use(tool: Tool, input: unknown): Promise<unknown> {
    if (this.code?.kind !== 'preview') throw new Error('Tools are for previews only');
    const name = TOOLS[tool];
    const code = await laterCode(this.code, name);
    const id = ++this.nextId;
    const answer = this.answerTo(id);
    this.frame.send({ type: 'Use', id, code, name, input });
    const message = await answer;
    if (message.type !== 'Used' || message.error !== null)
      throw new Error(message.type === 'Used' ? String(message.error) : 'No answer came');
    return message.value;
  }

  private answerTo(id: number): Promise<FromFrame> {
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  private async start(): Promise<void> {
    const { around } = this;
    const { options } = around;
    try {
      const [{ entry, code, css }, user, storage] = await this.first;
      if (this.closed) return;
      const start: Start = {
        appId: options.appId,
        environment: this.code?.kind === 'preview' ? 'preview' : 'published',
        serverUrl: location.origin,
        // Whole, whatever was given: app code makes addresses to share of it.
        base: new URL(options.base, location.href).href.replace(/\/$/, ''),
        path: around.path,
        historyState: around.historyState,
        user,
        storage,
        entry,
        code,
        css,
        look: around.look,
        hot: this.code?.kind === 'preview',
      };
      this.frame.send({ type: 'Start', start });
    } catch (error) {
      this.on.error?.({ title: String(error), scope: 'app' });
    }
  }

  private receive(message: FromFrame): void {
    const handler = this.handlers[message.type] as (message: FromFrame) => void;
    handler(message);
  }

  /**
   * Tells of an error with its place, or as it came where that cannot be found. By the time its place is known
   * the app may be another: then it is nobody's error any more.
   */
  private async tell(report: AppErrorReport): Promise<void> {
    const of = this.nextId;
    const told = this.code && (await explained(this.around.explain, report, this.code));
    if (this.closed || of < this.shownId) return;
    const error = told ?? report;
    this.told = [...this.told, { of, error }].slice(-MOST_TOLD);
    this.on.error?.(error);
  }

  private readonly handlers: Handlers = {
    ReadyToReceiveMessages: () => this.on.ready?.(),
    Painted: () => this.events.painted(),
    AppError: ({ error }) => void this.tell(error),
    SendChatMessage: ({ message }) => this.on.chat?.(message),
    AppChangedUrl: ({ url, state, replace }) => {
      const { around } = this;
      around.path = url;
      around.historyState = state;
      if (replace) around.history.replace(url, state);
      else around.history.push(url, state);
      this.on.url?.(url);
    },
    HistoryGo: ({ delta }) => this.around.history.go(delta),
    Store: ({ area, changes }) => {
      this.around.storage
        .then((kept) => kept.write(area, changes))
        .catch((error) => this.on.error?.({ title: `Not kept: ${error}`, scope: 'app' }));
    },
    Leave: ({ url }) => this.leave(url),
    Titled: ({ title }) => this.on.titled?.(String(title)),
    Reload: () => this.events.rebuild('asked'),
    SignIn: ({ nextUrl }) => this.on.signIn?.(nextUrl),
    Ask: ({ id, question }) => void this.answer(id, question),
    Pong: () => this.watchdog.answered(),
    Updated: (message) => this.settle(message.id, message),
    Used: (message) => this.settle(message.id, message),
  };

  private settle(id: number, message: FromFrame): void {
    this.waiting.get(id)?.(message);
    this.waiting.delete(id);
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
      case 'token':
        return this.around.options.getToken({ refresh: question.refresh });
      case 'code':
        if (!this.code) throw new Error('There is no code yet');
        return laterCode(this.code, question.name);
      case 'signOut':
        return this.on.signOut?.();
    }
  }

  /** Only a person's click may lead out, and only to where a link may lead. */
  private leave(url: string): void {
    if (!URL.canParse(url) || !/^(https?|mailto|tel):$/.test(new URL(url).protocol)) return;
    if (navigator.userActivation && !navigator.userActivation.isActive) return;
    if (this.on.leave) this.on.leave(url);
    else window.open(url, '_blank', 'noopener');
  }
}

async function explained(
  explain: Explain,
  error: AppErrorReport,
  code: AppCode,
): Promise<AppFailure | null> {
  try {
    return await explain(error, code);
  } catch (cause) {
    // What explains it did not arrive; the error itself is still told.
    console.warn('The place of an error could not be found', cause);
    return null;
  }
}
