import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type OwnTemplate, ownTemplates } from '@trellis/templates';
import { startPostgres, World } from '@trellis/testing';
import { chromium, type Page } from 'playwright-core';

/**
 * Makes the pictures of the product's own templates: each as its visitors see it, small enough to be kept beside the
 * template. `node scripts/template-pictures.ts [id…]`
 */
const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'packages/templates/src/pictures');
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGS = ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'];

// It is the server's, which makes pictures small.
const sharp = createRequire(join(ROOT, 'apps/server/package.json'))('sharp');

const wanted = process.argv.slice(2);
const postgres = await startPostgres();
const world = await World.open(postgres.host);
const base = await world.listen();
const builder = await world.builder('Ada');
const executablePath = CHROMIUM.find((path) => existsSync(path));
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ARGS });
try {
  const page = await browser.newPage({ viewport: { width: 1_200, height: 750 } });
  for (const template of ownTemplates())
    if (wanted.length === 0 || wanted.includes(template.id)) await picture(page, template);
} finally {
  await browser.close();
  await world.close();
  await postgres.stop();
}

async function picture(page: Page, { id, kind }: OwnTemplate): Promise<void> {
  const isTool = kind === 'AI_TOOL';
  await page.setViewportSize(isTool ? { width: 800, height: 500 } : { width: 1_100, height: 688 });
  const { body } = await builder.post<{ address: string }>(`/api/templates/${id}/look`);
  await page.goto(base + body.address, { waitUntil: 'load' });
  await page.waitForTimeout(3_000);
  // With something in it a form says more.
  if (isTool) await page.locator('.examples button, .example').first().click();
  await page.evaluate(() => scrollTo(0, 0));
  const shot = await page.screenshot({ type: 'png' });
  const small = await sharp(shot).resize({ width: 640 }).webp({ quality: 72 }).toBuffer();
  writeFileSync(join(FOLDER, `${id}.webp`), small);
  console.log(`${id}: ${Math.round(small.byteLength / 1_000)} kB`);
}
