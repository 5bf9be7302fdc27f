import {
  type AppLook,
  type AppToken,
  appCalls,
  type Diagnostic,
  type PreviewBuild,
  type PreviewUpdate,
  ROOT_FILE,
  runtimeCalls,
} from '@trellis/contract';
import {
  type AppCode,
  type AppFailure,
  type MountedApp,
  mountApp,
  type PointQuestion,
} from '@trellis/runtime/parent';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../session/api.ts';
import { isJoined, onAppEvent, onJoined } from '../session/live.ts';

/** How long the realtime connection may take before the preview opens without it. */
const JOIN_MS = 1_500;
/** An app has come to rest this long after its last change: then a picture of it is taken. */
const REST_MS = 1_500;
/** How soon what could not be fetched is asked for again. */
const RETRY_MS = 2_000;
/** Errors that are shown. */
const MOST_ERRORS = 20;

export interface PreviewState {
  kind: 'loading' | 'empty' | 'ready' | 'failed';
  message?: string;
  pages: string[];
  mainPage: string | null;
  path: string;
  /** What keeps the newest state from being shown; the last good picture stays meanwhile. */
  diagnostics: Diagnostic[];
  errors: AppFailure[];
  isBusyLoop: boolean;
  /** Grows with each state that is shown. */
  revision: number;
}

const START: PreviewState = {
  kind: 'loading',
  pages: [],
  mainPage: null,
  path: '/',
  diagnostics: [],
  errors: [],
  isBusyLoop: false,
  revision: 0,
};

interface Options {
  appId: string;
  /** An older version to show as it was; null for the app as it is, and as it changes. */
  versionId: string | null;
  initialPath: string;
  canSavePicture: boolean;
  /** The app's branding; another one is shown at once. */
  look: AppLook;
  /** Hosts elsewhere that the app may reach: the frame begins anew with others. */
  approvedHosts: string;
  onUrl(path: string): void;
  /** The app's own word for the assistant. */
  onSuggest(text: string): void;
}

/** Runs the app in the container, and keeps it at the newest state. */
export function usePreview(options: Options) {
  const { appId, versionId, initialPath, canSavePicture, look, approvedHosts, onUrl, onSuggest } =
    options;
  const container = useRef<HTMLDivElement>(null);
  const app = useRef<MountedApp | null>(null);
  const [state, setState] = useState<PreviewState>({ ...START, path: initialPath });
  /** The page that is shown: another version begins where this one is. */
  const at = useRef(initialPath);
  const callbacks = useRef({ onUrl, onSuggest });
  callbacks.current = { onUrl, onSuggest };
  const looks = useRef(look);
  looks.current = look;
  useEffect(() => app.current?.setLook(look), [look]);

  useEffect(() => {
    setState((now) => ({ ...START, path: now.path }));
    let isGone = false;
    let shown: PreviewBuild | null = null;
    let queue = Promise.resolve();
    let rest: ReturnType<typeof setTimeout> | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const change = (part: Partial<PreviewState>) =>
      !isGone && setState((now) => ({ ...now, ...part }));
    const shownAnew = () => !isGone && setState((now) => ({ ...now, revision: now.revision + 1 }));
    const takePicture = () => {
      clearTimeout(rest);
      if (canSavePicture && !versionId)
        rest = setTimeout(() => void savePicture(appId, app.current), REST_MS);
    };

    const mount = (code: Promise<AppCode>) => {
      if (!container.current) return;
      const token = api(runtimeCalls.previewToken, { params: { appId } });
      let first: Promise<AppToken> | null = token;
      app.current = mountApp({
        container: container.current,
        appId,
        frameUrl: `/_frame/${appId}${approvedHosts && `?${encodeURIComponent(approvedHosts)}`}`,
        code,
        base: `/build/app/${appId}`,
        path: at.current,
        title: 'App Preview',
        look: looks.current,
        user: token.then(userOf),
        getToken: async () => {
          const asked = first ?? api(runtimeCalls.previewToken, { params: { appId } });
          first = null;
          return (await asked).token;
        },
        on: {
          painted: (errors) => {
            change({ errors: eachOnce(errors) });
            shownAnew();
            takePicture();
          },
          updated: (_, errors) => {
            if (errors) change({ errors: eachOnce(errors) });
            shownAnew();
            takePicture();
          },
          error: (error) =>
            setState((now) => ({
              ...now,
              errors: eachOnce([...now.errors, error]),
            })),
          url: (path) => {
            at.current = path;
            change({ path });
            callbacks.current.onUrl(path);
          },
          chat: (text) => callbacks.current.onSuggest(text),
          busy: (isBusyLoop) => change({ isBusyLoop }),
        },
      });
    };

    // A frame takes longest to make: it is on its way before the app's code is here.
    let begin: ((code: AppCode) => void) | null = null;
    mount(
      new Promise((resolve) => {
        begin = (code) => {
          begin = null;
          resolve(code);
        };
      }),
    );
    const clear = () => {
      app.current?.destroy();
      app.current = null;
      begin = null;
    };

    const show = async (build: PreviewBuild) => {
      const isNew = !shown || !isSame(shown, build);
      shown = build;
      const isShowable = hasScreen(build);
      change({
        kind: isShowable ? 'ready' : 'empty',
        pages: build.pages,
        mainPage: build.mainPage,
        diagnostics: faultsOf(build),
      });
      if (!isShowable) return clear();
      if (!app.current) mount(Promise.resolve({ kind: 'preview', build }));
      else if (begin) begin({ kind: 'preview', build });
      else if (isNew) await app.current.replace({ kind: 'preview', build });
    };

    /** One thing at a time, in the order in which it was announced: two loads must not mount two apps. */
    const enqueue = (work: () => Promise<void>) => {
      queue = queue
        .then(() => (isGone ? undefined : work()))
        .catch((error) => {
          change({ kind: 'failed', message: messageOf(error) });
          // The connection comes back by itself; until then it is said.
          if (error instanceof ApiError && error.status === 0 && !isGone) {
            clearTimeout(again);
            again = setTimeout(() => enqueue(load), RETRY_MS);
          }
        });
    };
    const load = async () => {
      const query = versionId ? { versionId } : {};
      await show((await api(runtimeCalls.preview, { params: { appId }, query })) as PreviewBuild);
    };
    const apply = async (update: PreviewUpdate) => {
      change({ pages: update.pages, mainPage: update.mainPage });
      if (!app.current || begin) return load();
      shown = null;
      await app.current.update(update);
      change({ diagnostics: faultsOf(update) });
    };

    let joined = isJoined(appId);
    if (joined) enqueue(load);
    const stopJoined = onJoined(appId, () => {
      joined = true;
      enqueue(load);
    });
    const stopEvents = onAppEvent(appId, 'preview', ({ update }) => {
      // An older version stays as it was, whatever becomes of the app meanwhile.
      if (!versionId) enqueue(() => apply(update));
    });
    const late = setTimeout(() => !joined && enqueue(load), JOIN_MS);
    return () => {
      isGone = true;
      clearTimeout(late);
      clearTimeout(rest);
      clearTimeout(again);
      stopJoined();
      stopEvents();
      clear();
    };
  }, [appId, versionId, canSavePicture, approvedHosts]);

  const goTo = useCallback((path: string) => app.current?.setPath(path), []);
  const point = useCallback(
    async (question: PointQuestion) => app.current?.point(question) ?? null,
    [],
  );
  const moduleHash = useCallback(
    async (file: string) => (await app.current?.moduleHash(file)) ?? null,
    [],
  );
  const tell = useCallback((told: object) => app.current?.previewState(told), []);
  const reload = useCallback(() => {
    setState((now) => ({ ...now, errors: [] }));
    void app.current?.reload();
  }, []);
  const clear = useCallback(() => setState((now) => ({ ...now, errors: [], diagnostics: [] })), []);
  return { container, state, goTo, reload, clear, tell, point, moduleHash };
}

/** What keeps a state from being shown as it is. */
const faultsOf = ({ diagnostics }: Pick<PreviewBuild, 'diagnostics'>): Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error');

/** The newest of each title. */
const eachOnce = (errors: readonly AppFailure[]): AppFailure[] =>
  errors
    .filter(({ title }, at) => errors.findLastIndex((other) => other.title === title) === at)
    .slice(-MOST_ERRORS);

function userOf({ user }: AppToken) {
  return user ? { id: user.id, email: user.email, full_name: user.name, role: user.role } : null;
}

/** An imported project's own root shows something without any page. */
const hasScreen = ({ pages, modules }: PreviewBuild): boolean =>
  pages.length > 0 || modules.some(({ name }) => ROOT_FILE.test(name.replace(/^app:\//, '')));

function isSame(a: PreviewBuild, b: PreviewBuild): boolean {
  const key = (build: PreviewBuild) =>
    `${build.css.hash} ${build.modules.map((m) => m.name + m.hash).join()}`;
  return key(a) === key(b);
}

/** The card's picture (ruling 34). Failing to make one harms nobody: the drawn skeleton stays. */
async function savePicture(appId: string, app: MountedApp | null): Promise<void> {
  if (!app) return;
  try {
    const body = await app.capture();
    await api(appCalls.setPicture, { params: { appId }, body });
  } catch (error) {
    console.warn(`No picture was made: ${messageOf(error)}`);
  }
}
