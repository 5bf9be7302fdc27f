import type { AppLook } from '@trellis/contract';
import type { BridgeUser } from '../bridge.ts';
import type { AppHistory } from './history.ts';
import type { MountOptions } from './options.ts';
import { appPath } from './path.ts';
import { newPaces, type Session, type SessionEvents, type Surroundings } from './session.ts';
import { AppStorage } from './storage.ts';

const REST_MS = 2_000;

/** As the app was built. */
const PLAIN_LOOK: AppLook = { theme: null, css: '', name: null, logo: null };

/** Makes one life of an app. */
export type MakeSession<C, S extends Session<C>> = (
  around: Surroundings<C>,
  code: Promise<C>,
  events: SessionEvents,
) => S;

/** Runs an app in a frame of its own inside the container: what the page of a published one needs. Browser only. */
export class Mount<C, S extends Session<C>> {
  protected readonly options: MountOptions<C>;
  protected readonly around: Surroundings<C>;
  /** What is on the screen. */
  protected shown: Promise<C>;
  protected current: S | null = null;
  /** On its way; takes the place of `current` when it has painted. */
  protected next: S | null = null;
  private readonly makeSession: MakeSession<C, S>;
  private resting: Promise<void> | null = null;

  constructor(options: MountOptions<C>, history: AppHistory, makeSession: MakeSession<C, S>) {
    this.options = options;
    this.makeSession = makeSession;
    this.shown = Promise.resolve(options.code);
    const path = appPath(options.path) ?? '/';
    const user = Promise.resolve(options.user);
    this.around = {
      options,
      history,
      user,
      storage: user.then((someone) => new AppStorage(options.appId, someone?.id ?? null)),
      path,
      historyState: null,
      look: options.look ?? PLAIN_LOOK,
      paces: newPaces(),
    };
    this.around.history.onPop((to, state) => this.moveTo(to, state));
    void this.rebuild();
  }

  setUser(user: BridgeUser | null): void {
    this.around.user = Promise.resolve(user);
    this.current?.send({ type: 'UserChanged', user });
    this.next?.send({ type: 'UserChanged', user });
  }

  protected moveTo(to: string, state: unknown): void {
    const path = appPath(to) ?? '/';
    this.around.path = path;
    this.around.historyState = state;
    (this.next ?? this.current)?.send({ type: 'PopState', path, state });
    this.options.on?.url?.(path);
  }

  /** Starts a new frame; the old picture stays until the new one has painted. */
  rebuild(): Promise<void> {
    this.next?.close();
    return new Promise((resolve) => {
      const session = this.makeSession(this.around, this.shown, {
        painted: () => {
          this.settle(session);
          resolve();
        },
        rebuild: (why) => {
          if (why === 'slipped') this.options.on?.slipped?.();
          void this.begunAnew().then(resolve);
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

  /** An app that has itself begun anew over and over waits between its lives. */
  private begunAnew(): Promise<void> {
    if (this.around.paces.rebuilds()) return this.rebuild();
    this.resting ??= new Promise((resolve) => setTimeout(resolve, REST_MS)).then(async () => {
      this.resting = null;
      // By then it may be nobody's to see any more.
      if (this.current || this.next) await this.rebuild();
    });
    return this.resting;
  }

  private settle(session: S): void {
    if (session !== this.next) return;
    this.current?.close();
    session.element.style.visibility = 'visible';
    session.element.title = this.options.title ?? 'App Preview';
    this.current = session;
    this.next = null;
    this.options.on?.painted?.(session.errors);
  }
}
