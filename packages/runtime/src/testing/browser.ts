import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppFiles, PreviewBuild, VendorIndex } from '@trellis/contract';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Frame,
  type Page,
} from 'playwright-core';
import { APP_ID, KIT_ROOT } from './fixture.ts';
import type { Probe } from './probe.ts';
import { openStage, type Stage } from './stage.ts';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The part of the compiler that the tests use; it is handed in, for the runtime does not import it. */
export interface TestCompiler {
  compile(files: AppFiles, info: { appId: string; versionId: null }): Promise<PreviewBuild>;
}

/** A browser and the stage to play on. */
export interface Theatre {
  stage: Stage;
  browser: Browser;
  kitRoot: string;
  /** What a compiler of what is shown here is made with. */
  compiling: { kitRoot: string; vendor: VendorIndex; vendorText(file: string): Promise<string> };
  close(): Promise<void>;
}

export async function openTheatre(): Promise<Theatre> {
  const executablePath = CHROMIUM.find((path) => existsSync(path));
  if (!executablePath) throw new Error('There is no Chromium: apt-get install -y chromium');
  const [stage, browser] = await Promise.all([
    openStage(),
    chromium.launch({
      executablePath,
      args: ARGS,
      // People's browsers open no window by themselves.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    }),
  ]);
  return {
    stage,
    browser,
    kitRoot: KIT_ROOT,
    compiling: {
      kitRoot: KIT_ROOT,
      vendor: stage.runtime.vendor,
      vendorText: (file) => readFile(join(stage.runtime.vendorDir, file), 'utf8'),
    },
    async close() {
      await browser.close();
      await stage.close();
    },
  };
}

export type ProbeEvent = Probe['events'][number];

/** A preview that is open in a page. */
export class OpenPreview {
  readonly page: Page;
  private readonly compiler: TestCompiler;
  private build: PreviewBuild;

  constructor(page: Page, compiler: TestCompiler, build: PreviewBuild) {
    this.page = page;
    this.compiler = compiler;
    this.build = build;
  }

  /** The frame on the screen: the newest one. */
  get frame(): Frame {
    const frame = this.page.frames().at(-1);
    if (!frame) throw new Error('There is no frame');
    return frame;
  }

  /** Compiles the files and hands over what changed, as the server would; answers how long the browser took. */
  async apply(files: AppFiles, isFull = false): Promise<number> {
    const { updateBetween } = await import('@trellis/contract');
    const next = await this.compiler.compile(files, { appId: APP_ID, versionId: null });
    const update = updateBetween(this.build, next);
    this.build = next;
    const full = update.full || isFull;
    return this.page.evaluate((step) => globalThis.probe.apply(step), { ...update, full });
  }

  events(type?: string): Promise<ProbeEvent[]> {
    return this.page.evaluate(
      (wanted) => globalThis.probe.events.filter((event) => !wanted || event.type === wanted),
      type,
    );
  }

  async waitFor(type: string, count = 1): Promise<ProbeEvent[]> {
    await this.page.waitForFunction(
      ([wanted, least]) =>
        globalThis.probe.events.filter((event) => event.type === wanted).length >= Number(least),
      [type, count] as const,
    );
    return this.events(type);
  }

  text(selector: string): Promise<string | null> {
    return this.frame.textContent(selector);
  }
}

/** Opens the builder's page with a preview of the files. */
export async function openPreview(
  theatre: Theatre,
  compiler: TestCompiler,
  files: AppFiles,
  path = '/',
  context?: BrowserContext,
): Promise<OpenPreview> {
  const build = await compiler.compile(files, { appId: APP_ID, versionId: null });
  theatre.stage.preview = build;
  const page = await (context ?? theatre.browser).newPage();
  const search = new URLSearchParams({ path, hosts: theatre.stage.approvedHosts.join(' ') });
  await page.goto(`${theatre.stage.origin}/builder?${search}`);
  await page.waitForFunction(() => globalThis.probe?.events.some(({ type }) => type === 'painted'));
  return new OpenPreview(page, compiler, build);
}
