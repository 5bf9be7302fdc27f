import './offline.ts';
import type { FromProcess, Job, ToProcess } from '../protocol.ts';
import { Fault } from './fault.ts';
import { begin } from './jobs.ts';
import { Source } from './source.ts';

/** Sends to the server that started this process; it ends with that server's end of the channel. */
const send = (message: FromProcess): void => {
  process.send?.(message);
};

/** One piece of work, step by step as the server asks for it. */
class Work {
  readonly #id: number;
  readonly source: Source;
  #asked = 0;
  #isStopped = false;
  #wake: (() => void) | null = null;

  constructor(id: number) {
    this.#id = id;
    this.source = new Source(id, send);
  }

  next(): void {
    this.#asked++;
    this.#wake?.();
  }

  stop(): void {
    this.#isStopped = true;
    this.source.take(null);
    this.#wake?.();
  }

  async run(job: Job): Promise<void> {
    const id = this.#id;
    try {
      const steps = await begin(job, this.source);
      for (;;) {
        if (!(await this.#turn())) {
          await steps.return(undefined);
          return send({ type: 'done', id, value: null });
        }
        const { done, value } = await steps.next();
        if (done) return send({ type: 'done', id, value });
        send({ type: 'rows', id, json: value });
      }
    } catch (error) {
      const { code, message } =
        error instanceof Fault
          ? error
          : { code: 'internal' as const, message: String((error as Error).stack ?? error) };
      send({ type: 'fault', id, code, message: message.slice(0, 2_000) });
    }
  }

  /** Waits until one more step is asked for; false once nobody wants any. */
  async #turn(): Promise<boolean> {
    while (this.#asked === 0 && !this.#isStopped)
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    this.#asked--;
    return !this.#isStopped;
  }
}

let work: { id: number; of: Work } | null = null;

process.on('message', (message: ToProcess) => {
  if (message.type === 'job') {
    work = { id: message.id, of: new Work(message.id) };
    void work.of.run(message.job);
  } else if (work?.id !== message.id) {
    // For a piece of work that has ended meanwhile.
  } else if (message.type === 'bytes') work.of.source.take(message.bytes);
  else if (message.type === 'next') work.of.next();
  else work.of.stop();
});
// The server is gone. An exit would wait for what other threads of this process are drawing.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
send({ type: 'ready' });
