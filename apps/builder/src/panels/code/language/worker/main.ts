import { LanguageServer } from './server.ts';

/** Runs the language server in a worker of its own, so that a keystroke never waits for it. */
const server = new LanguageServer(
  (message) => self.postMessage(JSON.stringify(message)),
  async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json();
  },
);

self.addEventListener('message', (event: MessageEvent<string>) => {
  void server.receive(JSON.parse(event.data));
});
