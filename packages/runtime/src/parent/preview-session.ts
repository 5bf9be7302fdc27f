import type { PreviewUpdate } from '@trellis/contract';
import type { AppErrorReport } from '../bridge.ts';
import type { CodeParcel, FromPreview } from '../messages.ts';
import type { AppFailure } from './options.ts';
import { paceOf } from './pace.ts';
import {
  type AppCode,
  bringsCode,
  firstCode,
  laterCode,
  TOOLS,
  type Tool,
  updateCode,
} from './preview-code.ts';
import { readPreviewMessage } from './preview-parse.ts';
import { type FirstCode, Session, type SessionEvents, type Surroundings } from './session.ts';

/** Says of an error what the code it comes from allows to say. */
export type Explain = (error: AppErrorReport, code: AppCode) => AppFailure | Promise<AppFailure>;

/** What the frame answers to what it was given to do. */
type Answer = Extract<FromPreview, { id: number }>;

/** Lines of the console that are taken in ten seconds. */
const MOST_LINES = 60;
/** Errors of one state that are remembered. */
const MOST_FAILURES = 20;

/** One life of an app that is being built: it takes updates, and the builder's tools work in it. */
export class PreviewSession extends Session<AppCode> {
  protected readonly environment = 'preview';
  private readonly chats = paceOf(5);
  private readonly lines = paceOf(MOST_LINES);
  private readonly explain: Explain;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private nextId = 0;
  /** The last update that brought code; 0 for what the frame began with. */
  private shownId = 0;
  private failures: { of: number; error: AppFailure }[] = [];

  constructor(
    explain: Explain,
    around: Surroundings<AppCode>,
    code: Promise<AppCode>,
    events: SessionEvents,
  ) {
    super(around, code, events);
    this.explain = explain;
  }

  protected first(code: AppCode): Promise<FirstCode> {
    return firstCode(code);
  }

  protected later(code: AppCode, name: string): Promise<CodeParcel> {
    return laterCode(code, name);
  }

  /** Swaps in what changed; `code` is what the frame runs from then on. */
  async update(step: PreviewUpdate, code: AppCode): Promise<'done' | 'rebuild' | 'failed'> {
    const fetched = await updateCode(step, this.code, code);
    const id = ++this.nextId;
    const answer = this.answerTo(id);
    this.code = code;
    const { changed: modules, removed } = step;
    const css = step.css?.text ?? null;
    this.send({ type: 'Update', id, code: { ...fetched, modules }, removed, css });
    const message = await answer;
    const outcome = message.type === 'Updated' ? message.outcome : 'failed';
    if (outcome === 'done' && bringsCode(step)) {
      this.shownId = id;
      this.failures = this.failures.filter(({ of }) => of >= id);
    }
    return outcome;
  }

  /** What has gone wrong in the state that is on the screen; the newest last. */
  override get errors(): readonly AppFailure[] {
    return this.failures.map(({ error }) => error);
  }

  /** What a tool answers from within the frame; whatever that is, app code may have had a hand in it. */
  async use(tool: Tool, input: unknown): Promise<unknown> {
    if (!this.code) throw new Error('There is no code yet');
    const name = TOOLS[tool];
    const code = await laterCode(this.code, name);
    const id = ++this.nextId;
    const answer = this.answerTo(id);
    this.send({ type: 'Use', id, code, name, input });
    const message = await answer;
    if (message.type !== 'Used' || message.error !== null)
      throw new Error(message.type === 'Used' ? String(message.error) : 'No answer came');
    return message.value;
  }

  private answerTo(id: number): Promise<Answer> {
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  protected override receive(data: unknown): void {
    const message = readPreviewMessage(data);
    if (!message) super.receive(data);
    else if (message.type === 'SendChatMessage') {
      if (this.chats()) this.on.chat?.(message.message);
    } else if (message.type === 'Logged') {
      const { level, text } = message;
      if (this.lines()) this.on.logged?.({ level, text });
    } else {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    }
  }

  /**
   * Tells of an error with its place, or as it came where that cannot be found. By the time its place is known
   * the app may be another: then it is nobody's error any more.
   */
  protected override async tell(report: AppErrorReport): Promise<void> {
    const of = this.nextId;
    const error = this.code ? await this.explained(report, this.code) : report;
    if (this.closed || of < this.shownId) return;
    this.failures = [...this.failures, { of, error }].slice(-MOST_FAILURES);
    this.on.error?.(error);
  }

  private async explained(error: AppErrorReport, code: AppCode): Promise<AppFailure> {
    try {
      return await this.explain(error, code);
    } catch (cause) {
      // What explains it did not arrive; the error itself is still reported.
      console.warn('The place of an error could not be found', cause);
      return error;
    }
  }
}
