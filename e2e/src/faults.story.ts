import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeDataFolder } from '@trellis/testing/data-folder';
import { Installation } from './installation.ts';

test('one process holds a data folder, and what it acknowledged survives its killing', async () => {
  const dataDir = makeDataFolder('faults');
  const started = Date.now();
  const first = await Installation.start({ DATA_DIR: dataDir });
  // On a machine that is busy everything takes its time, a start as well.
  const startMs = Date.now() - started;
  const account = await fetch(`${first.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'kept@example.org', password: 'correct horse battery' }),
  });
  expect(account.status).toBe(200);

  const began = Date.now();
  const second = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../apps/server/src/main.ts')],
    {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    },
  );
  let said = '';
  second.stderr.on('data', (piece) => (said += piece));
  const code = await new Promise((resolve) => second.on('exit', resolve));
  expect(code).toBe(1);
  expect(said).toContain(`process ${first.pid}`);
  expect(Date.now() - began).toBeLessThan(Math.max(2_000, startMs));

  await first.kill();
  const again = await Installation.start({ DATA_DIR: dataDir });
  const login = await fetch(`${again.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'kept@example.org', password: 'correct horse battery' }),
  });
  expect(login.status).toBe(200);
  await again.stop();
});
