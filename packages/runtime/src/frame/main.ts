import type { CodeParcel, Start } from '../messages.ts';
import type { answerUpdates, RefreshRuntime } from '../tools/hot.ts';
import { makeBridge } from './bridge.ts';
import { captureErrors, describe, describeStart } from './errors.ts';
import { brokenExport, checkLoop } from './globals.ts';
import { interceptLinks } from './links.ts';
import { Loader } from './loader.ts';
import { showLook } from './look.ts';
import { showNotStarted } from './not-started.ts';
import { installOpen } from './open.ts';
import { Page, pageGlobal } from './page.ts';
import { connect, type FramePort } from './port.ts';
import { installStorage } from './storage.ts';
import { watchTitle } from './title.ts';
import { answerTools } from './tools.ts';

/** The document's one script; the import map needs the nonce that stands on it. */
const own = document.currentScript;
const nonce = own?.nonce ?? '';
// It has no place in the app's document: not in its text, not in pictures of it.
own?.remove();

connect().then(({ port, start }) => run(port, start));

async function run(port: FramePort, start: Start): Promise<void> {
  const page = new Page(port, start.base, start.path, start.historyState);
  const bridge = makeBridge(port, page, start);
  captureErrors(bridge.reportError);
  installStorage(start.storage, (area, changes) => port.send({ type: 'Store', area, changes }));
  page.installHistory();
  interceptLinks(page);
  installOpen(page);
  watchTitle((title) => port.send({ type: 'Titled', title }));
  const loader = new Loader(
    nonce,
    async (name) => (await port.ask({ kind: 'code', name })) as CodeParcel,
  );
  const globals = {
    __trellis: bridge,
    __trellisPage: pageGlobal(page, start.environment, nonce),
    __trellisLoop: checkLoop,
    __trellisBroken: brokenExport,
    __trellisLoad: (name: string) => loader.load(name),
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value });
  answerTools(port, loader);
  port.on('PreviewStateChanged', ({ state }) =>
    dispatchEvent(new CustomEvent('PreviewStateChanged', { detail: state })),
  );
  const style = document.createElement('style');
  style.textContent = start.css;
  document.head.append(style);
  showLook(start.look);
  port.on('LookChanged', ({ look }) => showLook(look));
  loader.start(start.code, start.entry);
  port.send({ type: 'ReadyToReceiveMessages' });
  try {
    if (start.hot) await startHot(port, loader, start.entry, style);
    else await loader.load(start.entry);
  } catch (error) {
    bridge.reportError(describeStart(error));
    // In the builder the error stands beside the app, and the next update may mend it.
    if (!start.hot) showNotStarted(error);
  }
  await painted();
  port.send({ type: 'Painted' });
}

/** Hooks React Refresh in before React itself runs, and takes updates. */
async function startHot(
  port: FramePort,
  loader: Loader,
  entry: string,
  style: HTMLStyleElement,
): Promise<void> {
  const { hooked, loaded } = loadHooked(loader, entry);
  // Whichever comes first: an app that could not be loaded has no use for updates.
  const { runtime, answer } = await Promise.race([hooked, loaded.then(() => hooked)]);
  answer({ port, loader, entry, style, refresh: runtime, describe });
  await loaded;
}

/** Loads the entry behind a module that hooks React Refresh in, and what swaps modules: for previews alone. */
function loadHooked(loader: Loader, entry: string) {
  const { promise: hooked, resolve } = Promise.withResolvers<{
    runtime: RefreshRuntime;
    answer: typeof answerUpdates;
  }>();
  const hook = (runtime: RefreshRuntime, answer: typeof answerUpdates) => {
    runtime.injectIntoGlobalHook(globalThis);
    const signs = {
      register: (type: unknown, id: string) => runtime.register(type, id),
      sign: () => runtime.createSignatureFunctionForTransform(),
    };
    Object.defineProperty(globalThis, '__trellisRefresh', { value: signs });
    resolve({ runtime, answer });
  };
  Object.defineProperty(globalThis, '__trellisHook', { value: hook });
  const before = `import runtime from 'react-refresh/runtime';\nimport { answerUpdates } from 'trellis/hot';\n__trellisHook(runtime, answerUpdates);`;
  return { hooked, loaded: loader.loadAfter(before, entry) };
}

/** Waits until something is in the root and the browser had a frame to draw it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const root = document.getElementById('root');
    const done = () => {
      // A page in the background gets no frames; then this is as far as it goes.
      const fallback = setTimeout(resolve, 200);
      requestAnimationFrame(() =>
        setTimeout(() => {
          clearTimeout(fallback);
          resolve();
        }),
      );
    };
    if (!root || root.firstChild) return done();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe(root, { childList: true });
  });
}
