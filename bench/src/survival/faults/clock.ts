import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlace, type Place } from '../place.ts';
import { within } from './machine.ts';
import type { Seen } from './outside.ts';

/** Of Debian's package `faketime`. */
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;
const HOUR = 3_600;
const WRONG_TRIES = 40;

/** 14: the server's clock goes an hour ahead, back, and an hour behind; its database's stays. */
export async function clockMoved(): Promise<Seen> {
  if (!existsSync(LIBRARY)) return { passed: false, seen: 'needs the Debian package faketime' };
  const folder = mkdtempSync(join(tmpdir(), 'trellis-clock-'));
  const file = join(folder, 'clock');
  writeFileSync(file, '+0');
  const place = await openPlace({
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  const to = async (seconds: number) => {
    writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  };
  const wrong: string[] = [];
  const expect = (isSo: boolean, what: string) => {
    if (!isSo) wrong.push(what);
  };
  try {
    const first = await signIn(place);
    await to(HOUR);
    const ahead = await signIn(place);
    expect(await isTaken(place, ahead.token), 'signing in an hour ahead');
    const locked = await tryWrongly(place);
    expect(locked, 'wrong tries are limited');
    await to(0);
    expect(await isTaken(place, first.token), 'a session of before goes on');
    expect(await isTaken(place, ahead.token), 'a session of an hour ahead goes on');
    expect((await signIn(place)).status === 200, 'what was counted ahead locks nobody out');
    await to(-HOUR);
    const behind = await signIn(place);
    expect(await isTaken(place, behind.token), 'signing in an hour behind');
    await ask(place, 'POST', '/api/auth/sign-out', behind.token);
    const ended = await within(15_000, async () => !(await isTaken(place, behind.token)));
    expect(ended !== null, 'who signed out an hour behind is out');
    await to(2 * HOUR + 60);
    expect(!(await isTaken(place, ahead.token)), 'a token of an hour ahead ends');
    return {
      passed: wrong.length === 0,
      seen: wrong.length === 0 ? 'an hour ahead, back, an hour behind' : `NOT: ${wrong.join('; ')}`,
    };
  } finally {
    await place.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ask = (place: Place, method: string, path: string, token: string, body?: object) =>
  fetch(place.product.url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Origin: place.product.url,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

async function signIn(place: Place, password = 'correct horse battery') {
  const body = { email: 'bench@example.org', password };
  const answer = await ask(place, 'POST', '/api/auth/sign-in', '', body);
  const { token = '' } = (await answer.json()) as { token?: string };
  return { status: answer.status, token };
}

const isTaken = async (place: Place, token: string): Promise<boolean> =>
  (await ask(place, 'GET', `/api/apps/${place.appId}`, token)).ok;

/** Whether somebody who tries wrong passwords is asked to wait. */
async function tryWrongly(place: Place): Promise<boolean> {
  for (let n = 0; n < WRONG_TRIES; n++)
    if ((await signIn(place, `wrong password ${n}`)).status === 429) return true;
  return false;
}
