import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sourceFiles } from './files.ts';

/** The one place of the builder that keeps things in the browser: by account, until its owner signs out. */
const DEVICE = 'apps/builder/src/session/device.ts';
const STORES = /\b(localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|caches\.)/;

it('whatever the builder keeps in a browser is kept of an account', () => {
  const files = sourceFiles(['apps/builder']);
  expect(files).toContain(DEVICE);
  const others = files.filter((file) => STORES.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(others).toEqual([DEVICE]);
});
