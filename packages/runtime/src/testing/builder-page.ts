import type { PreviewBuild } from '@trellis/contract';
import { browserHistory } from '../parent/history.ts';
import { mountApp } from '../parent/index.ts';
import { readMessage } from '../parent/parse.ts';
import { APP_ID } from './ids.ts';
import type { Probe } from './probe.ts';

const began = performance.now();
const build = fetch('/preview.json').then((answer) => answer.json() as Promise<PreviewBuild>);
const events: Probe['events'] = [];
const tell = (type: string) => (value?: unknown) => void events.push({ type, value });
const search = new URLSearchParams(location.search);
const hosts = search.get('hosts');
const mounted = mountApp({
  container: document.getElementById('app')!,
  appId: APP_ID,
  frameUrl: `/_frame/${APP_ID}${hosts ? `?${encodeURIComponent(hosts)}` : ''}`,
  code: build.then((known) => ({ kind: 'preview' as const, build: known })),
  base: `${location.origin}/build/app/${APP_ID}`,
  path: search.get('path') ?? '/',
  user: null,
  getToken: async () => 'app-token',
  on: {
    ready: tell('ready'),
    painted: () => tell('painted')(performance.now() - began),
    url: tell('url'),
    error: tell('error'),
    chat: tell('chat'),
    logged: tell('logged'),
    kept: tell('kept'),
    updated: (how, errors) => {
      tell('updated')(how);
      if (errors) tell('broke')(errors.map(({ title }) => title));
    },
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
  readMessage,
  browserHistory,
};
