import { type AppLook, appCalls, type PreviewBuild, runtimeCalls } from '@trellis/contract';
import type { AppFailure, MountEvents, MountedApp, PointQuestion } from '@trellis/runtime/parent';
import { api, messageOf } from '../../session/api.ts';
import { isJoined, onAppEvent, onJoined } from '../../session/live.ts';
import { clearConsole, noteLine } from '../../session/shown-errors.ts';
import { type Frame, mountFrame } from './frame.ts';
import { begin, type Command, type Event, type State, step } from './state.ts';

/** What is shown, and where. */
export interface Place {
  container: HTMLElement;
  appId: string;
  /** An older version to show as it was; null for the app as it is, and as it changes. */
  versionId: string | null;
  canSavePicture: boolean;
  approvedHosts: string;
  onUrl(path: string): void;
  onSuggest(text: string): void;
}

type Timer = Extract<Command, { after: number }>['do'];

/** An app in the preview, live: what `step` asks for is done here, and what comes of it is its next event. */
export class RunningApp {
  state: State;
  readonly #listeners = new Set<() => void>();
  #look: AppLook;
  #place: Place | null = null;
  #frame: Frame | null = null;
  readonly #timers = new Map<Timer, ReturnType<typeof setTimeout>>();

  constructor(path: string, look: AppLook) {
    this.state = begin(path);
    this.#look = look;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows an app and keeps it at the newest state; answers how to stop. */
  follow(place: Place): () => void {
    const { appId, versionId, canSavePicture } = place;
    this.#place = place;
    this.#tell({
      type: 'opened',
      isJoined: isJoined(appId),
      isOlder: versionId !== null,
      takesPictures: canSavePicture && versionId === null,
    });
    const stopJoined = onJoined(appId, () => this.#tell({ type: 'joined' }));
    const stopEvents = onAppEvent(appId, 'preview', ({ update }) =>
      this.#tell({ type: 'changed', update }),
    );
    return () => {
      this.#place = null;
      for (const timer of this.#timers.values()) clearTimeout(timer);
      stopJoined();
      stopEvents();
      this.#destroy();
    };
  }

  /** Another branding is shown at once. */
  setLook(look: AppLook): void {
    if (look === this.#look) return;
    this.#look = look;
    this.#frame?.app.setLook(look);
    this.#tell({ type: 'looked' });
  }

  goTo = (path: string): void => this.#frame?.app.setPath(path);

  point = async (question: PointQuestion): Promise<unknown> =>
    this.#frame?.app.point(question) ?? null;

  moduleHash = async (file: string): Promise<string | null> =>
    (await this.#frame?.app.moduleHash(file)) ?? null;

  /** Tells the app how it is shown. */
  tellApp = (state: object): void => this.#frame?.app.previewState(state);

  reload = (): void => this.#tell({ type: 'reloaded' });

  /** What went wrong on pages that are not on the screen. */
  report = (errors: readonly AppFailure[], logged: readonly string[]): void => {
    for (const error of errors) this.#tell({ type: 'broke', error });
    for (const text of logged) this.#tell({ type: 'logged', text });
  };

  clear = (): void => this.#tell({ type: 'cleared' });

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
      case 'mount':
        this.#mount(command.build);
        return;
      case 'begin':
        this.#frame?.begin(command.build);
        return;
      case 'replace':
        this.#whenTaken((app) => app.replace({ kind: 'preview', build: command.build }));
        return;
      case 'update':
        this.#whenTaken((app) => app.update(command.update));
        return;
      case 'reload':
        void this.#frame?.app.reload();
        return;
      case 'go':
        this.goTo(command.path);
        return;
      case 'destroy':
        this.#destroy();
        return;
      case 'load':
        this.#load();
        return;
      case 'wait':
        this.#later(command, () => this.#tell({ type: 'late' }));
        return;
      case 'retry':
        this.#later(command, () => this.#tell({ type: 'retried' }));
        return;
      case 'picture':
        this.#later(command, () => void this.#savePicture());
    }
  }

  /** One of each kind waits: another one takes its place. */
  #later({ do: timer, after }: Extract<Command, { after: number }>, act: () => void): void {
    clearTimeout(this.#timers.get(timer));
    this.#timers.set(timer, setTimeout(act, after));
  }

  /** Tells only what comes while the same is shown still. */
  #teller(): (event: Event) => void {
    const place = this.#place;
    return (event) => {
      if (this.#place === place) this.#tell(event);
    };
  }

  #whenTaken(give: (app: MountedApp) => Promise<void>): void {
    if (!this.#frame) return;
    const tell = this.#teller();
    give(this.#frame.app).then(
      () => tell({ type: 'taken' }),
      (error: unknown) => tell({ type: 'failed', error }),
    );
  }

  #load(): void {
    if (!this.#place) return;
    const { appId, versionId } = this.#place;
    const tell = this.#teller();
    api(runtimeCalls.preview, { params: { appId }, query: versionId ? { versionId } : {} }).then(
      (build) => tell({ type: 'loaded', build: build as PreviewBuild }),
      (error: unknown) => tell({ type: 'failed', error }),
    );
  }

  #mount(build: PreviewBuild | null): void {
    if (!this.#place) return;
    const { container, appId, approvedHosts } = this.#place;
    const { path } = this.state.view;
    const on = this.#events(this.#place);
    const look = this.#look;
    clearConsole(appId);
    this.#frame = mountFrame({ container, appId, approvedHosts, path, look, build, on });
  }

  #events({ appId, onUrl, onSuggest }: Place): MountEvents {
    const tell = this.#teller();
    return {
      painted: (errors) => tell({ type: 'painted', errors }),
      updated: (_, errors) => tell({ type: 'painted', errors }),
      error: (error) => tell({ type: 'broke', error }),
      url: (path) => {
        tell({ type: 'went', path });
        onUrl(path);
      },
      chat: onSuggest,
      logged: (line) => {
        noteLine(appId, line);
        if (line.level === 'error') tell({ type: 'logged', text: line.text });
      },
      busy: (isBusyLoop) => tell({ type: 'busy', isBusyLoop }),
    };
  }

  #destroy(): void {
    this.#frame?.app.destroy();
    this.#frame = null;
  }

  /** The card's picture (ruling 34). Failing to make one harms nobody: the drawn skeleton stays. */
  async #savePicture(): Promise<void> {
    if (!this.#frame || !this.#place) return;
    const { appId } = this.#place;
    try {
      const body = await this.#frame.app.capture();
      await api(appCalls.setPicture, { params: { appId }, body });
    } catch (error) {
      console.warn(`No screenshot was taken: ${messageOf(error)}`);
    }
  }
}
