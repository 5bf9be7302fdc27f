import type { CodeParcel, Start } from '../messages.ts';
import type { beginHot, Hot, RefreshRuntime } from '../tools/hot.ts';
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

/** The document's one script; the import map needs the nonce that stands on it. */
const own = document.currentScript;
const nonce = own?.nonce ?? '';
// It has no place in the app's document: not in its text, not in pictures of it.
own?.remove();
/** The hosts that the frame's policy names stand in its address, so that one is fetched anew when they change. */
const approved = decodeURIComponent(location.search.slice(1)).split(/[\s,]+/);

connect((port, start) => void run(port, start));

async function run(port: FramePort, start: Start): Promise<void> {
  const { send, ask, on } = port;
  const isPreview = start.environment === 'preview';
  const page = new Page(send, start);
  on('PopState', ({ path, state }) => page.popped(path, state));
  const bridge = makeBridge(port, page, start);
  captureErrors(bridge.reportError);
  installStorage(start.storage, (area, changes) => send({ type: 'Store', area, changes }));
  page.installHistory();
  interceptLinks(page);
  installOpen(page);
  watchTitle((title) => send({ type: 'Titled', title }));
  const loader = new Loader(
    nonce,
    async (name) => (await ask({ kind: 'code', name })) as CodeParcel,
  );
  const globals = {
    __trellis: bridge,
    __trellisPage: pageGlobal(page, start.environment, { nonce, approved }),
    __trellisLoop: checkLoop,
    __trellisBroken: brokenExport,
    __trellisLoad: (name: string) => loader.load(name),
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value });
  on('PreviewStateChanged', ({ state }) =>
    dispatchEvent(new CustomEvent('PreviewStateChanged', { detail: state })),
  );
  const style = document.createElement('style');
  style.textContent = start.css;
  document.head.append(style);
  showLook(start.look);
  on('LookChanged', ({ look }) => showLook(look));
  loader.start(start.code, start.entry);
  send({ type: 'ReadyToReceiveMessages' });
  try {
    if (isPreview) await loadHot(port, loader, start.entry, style);
    else await loader.load(start.entry);
  } catch (error) {
    bridge.reportError(describeStart(error));
    // In the builder the error stands beside the app, and the next update may mend it.
    if (!isPreview) showNotStarted(error);
  }
  await painted();
  send({ type: 'Painted' });
}

/**
 * Loads a preview's entry behind what swaps its modules, which hooks React Refresh in before React runs. It runs where
 * code of the app does, and is handed no more than it needs to answer.
 */
function loadHot(
  { send, on }: FramePort,
  loader: Loader,
  entry: string,
  style: HTMLStyleElement,
): Promise<unknown> {
  const hot: Hot = {
    onUpdate: (take) => on('Update', take),
    updated: (id, outcome) => send({ type: 'Updated', id, outcome }),
    failed: (error) => send({ type: 'AppError', error: describe(error) }),
    logged: (line) => send({ type: 'Logged', ...line }),
    onUse: (take) => on('Use', take),
    used: (id, value, error) => send({ type: 'Used', id, value, error }),
    loader,
    entry,
    style,
  };
  Object.defineProperty(globalThis, '__trellisHook', {
    configurable: true,
    value(runtime: RefreshRuntime, begin: typeof beginHot) {
      Reflect.deleteProperty(globalThis, '__trellisHook');
      begin(runtime, hot);
    },
  });
  return loader.loadAfter(
    `import runtime from 'react-refresh/runtime';\nimport { beginHot } from 'trellis/hot';\n__trellisHook(runtime, beginHot);`,
    entry,
  );
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
