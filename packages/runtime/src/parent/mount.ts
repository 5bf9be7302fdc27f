import type { AppLook } from '@trellis/contract';
import type { BridgeUser } from '../bridge.ts';
import type { AppCode } from './code.ts';
import { memoryHistory } from './history.ts';
import type { Explain, MountOptions } from './options.ts';
import { Session, type Surroundings } from './session.ts';
import { AppStorage } from './storage.ts';

/** As the app was built. */
const PLAIN_LOOK: AppLook = { theme: null, css: '' };

/** Runs an app in a frame of its own inside the container: what the page of a published one needs. Browser only. */
export class Mount {
  protected readonly options: MountOptions;
  protected readonly around: Surroundings;
  /** What is on the screen. */
  protected shown: Promise<AppCode>;
  protected current: Session | null = null;
  /** On its way; takes the place of `current` when it has painted. */
  protected next: Session | null = null;
  private queue: Promise<void> = Promise.resolve();

  constructor(options: MountOptions, explain: Explain) {
    this.options = options;
    this.shown = Promise.resolve(options.code);
    const path = options.path ?? '/';
    const user = Promise.resolve(options.user);
    this.around = {
      options,
      history: options.history ?? memoryHistory(path),
      explain,
      user,
      storage: user.then((someone) => new AppStorage(options.appId, someone?.id ?? null)),
      path,
      historyState: null,
      look: options.look ?? PLAIN_LOOK,
    };
    this.around.history.onPop((to, state) => this.moveTo(to, state));
    void this.rebuild();
  }

  reload(): Promise<void> {
    return this.enqueue(() => this.rebuild());
  }

  setUser(user: BridgeUser | null): void {
    this.around.user = Promise.resolve(user);
    this.current?.send({ type: 'UserChanged', user });
    this.next?.send({ type: 'UserChanged', user });
  }

  protected enqueue(act: () => Promise<void>): Promise<void> {
    const done = this.queue.then(act);
    // One that failed tells its caller; those behind it go on.
    this.queue = done.catch(() => undefined);
    return done;
  }

  protected moveTo(path: string, state: unknown): void {
    this.around.path = path;
    this.around.historyState = state;
    (this.next ?? this.current)?.send({ type: 'PopState', path, state });
    this.options.on?.url?.(path);
  }

  /** Starts a new frame; the old picture stays until the new one has painted. */
  protected rebuild(): Promise<void> {
    this.next?.close();
    return new Promise((resolve) => {
      const session = new Session(this.around, this.shown, {
        painted: () => {
          this.settle(session);
          resolve();
        },
        rebuild: (why) => {
          if (why === 'slipped') this.options.on?.slipped?.();
          void this.rebuild().then(resolve);
        },
      });
      if (this.current) {
        // Until it has painted it is nobody's to see, and not the frame that goes by the title.
        session.element.style.visibility = 'hidden';
        session.element.title = '';
      }
      this.next = session;
    });
  }

  private settle(session: Session): void {
    if (session !== this.next) return;
    this.current?.close();
    session.element.style.visibility = 'visible';
    session.element.title = this.options.title ?? 'App Preview';
    this.current = session;
    this.next = null;
    this.options.on?.painted?.(session.errors);
  }
}
