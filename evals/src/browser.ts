import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium that `CHROMIUM` names, else the machine's, else Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  const executablePath = places.find((path) => path && existsSync(path));
  return chromium.launch({ executablePath, args: ARGS });
}
