import type { PreviewBuild, PreviewUpdate } from '@trellis/contract';
import { type MountedApp, mountApp } from '../parent/index.ts';
import { APP_ID } from './ids.ts';

/** What the tests' page around the preview leaves for them to look at. */
interface Probe {
  mounted: MountedApp;
  events: { type: string; value: unknown }[];
  apply(update: PreviewUpdate): Promise<number>;
}

declare global {
  var probe: Probe;
}

const began = performance.now();
const build = (await (await fetch('/preview.json')).json()) as PreviewBuild;
const events: Probe['events'] = [];
const tell = (type: string) => (value?: unknown) => void events.push({ type, value });
const mounted = mountApp({
  container: document.getElementById('app')!,
  appId: APP_ID,
  frameUrl: `/_frame/${APP_ID}`,
  code: { kind: 'preview', build },
  base: `${location.origin}/build/app/${APP_ID}`,
  path: new URLSearchParams(location.search).get('path') ?? '/',
  user: null,
  getToken: async () => 'app-token',
  on: {
    ready: tell('ready'),
    painted: () => tell('painted')(performance.now() - began),
    url: tell('url'),
    error: tell('error'),
    chat: tell('chat'),
    kept: tell('kept'),
    updated: tell('updated'),
    slipped: tell('slipped'),
    busy: tell('busy'),
    signIn: tell('signIn'),
    leave: tell('leave'),
  },
});
globalThis.probe = {
  mounted,
  events,
  async apply(update) {
    const start = performance.now();
    await mounted.update(update);
    return performance.now() - start;
  },
};
