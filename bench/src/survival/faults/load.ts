import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { percentile } from '../../figure.ts';
import { openPlace, type Place } from '../place.ts';
import { memoryOf } from './machine.ts';
import type { Seen } from './outside.ts';

const SLOW = 100;
const MAIN = join(import.meta.dirname, '../../../../apps/server/src/main.ts');

/** 2: a second process on the same data folder. */
export async function secondProcess(): Promise<Seen> {
  const place = await openPlace();
  try {
    const began = performance.now();
    const env = { ...process.env, PORT: '0', DATA_DIR: place.folder };
    const second = spawn(process.execPath, [MAIN], { env });
    let said = '';
    second.stderr.on('data', (piece) => (said += piece));
    await new Promise((resolve) => second.on('exit', resolve));
    const took = performance.now() - began;
    const isNamed = said.includes(`process ${place.product.pid}`);
    return {
      passed: isNamed && took < 2_000,
      seen: `ended after ${Math.round(took)} ms: ${said.trim()}`,
    };
  } finally {
    await place.close();
  }
}

async function fill(place: Place, rows: number, text: string): Promise<void> {
  for (let at = 0; at < rows; at += 500) {
    const made = Array.from({ length: 500 }, (_, n) => ({
      text: `${text}${at + n}`,
      count: at + n,
    }));
    const answer = await place.call('POST', `${place.at}/bulk`, made);
    if (!answer.ok) throw new Error(await answer.text());
  }
}

/** 4: a query that would take for ever, again and again, and everybody else meanwhile. */
export async function hostileQuery(): Promise<Seen> {
  const place = await openPlace();
  try {
    await fill(place, 20_000, 'a'.repeat(400));
    const branches = Array.from({ length: 60 }, (_, n) => ({ text: { $regex: `(a+)+(b|${n})$` } }));
    const q = encodeURIComponent(JSON.stringify({ $or: branches }));
    let cut = 0;
    let isOver = false;
    const statuses = new Set<number>();
    const hostile = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const began = performance.now();
        const answer = await place.call('GET', `${place.at}?q=${q}`);
        statuses.add(answer.status);
        await answer.text();
        cut = Math.max(cut, performance.now() - began);
      }
    });
    const times: number[] = [];
    const until = performance.now() + 15_000;
    while (performance.now() < until) {
      const began = performance.now();
      await (await place.call('GET', `${place.at}?limit=10`)).text();
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    isOver = true;
    await Promise.all(hostile);
    const p99 = percentile(times, 0.99);
    return {
      passed: p99 < 500 && ![...statuses].some((status) => status >= 500),
      seen: `cut or answered after ${Math.round(cut)} ms at the most (${[...statuses].join(', ')}), others' p99 ${Math.round(p99)} ms`,
    };
  } finally {
    await place.close();
  }
}

/** 15: people who ask for much and read nothing of it. */
export async function slowReaders(): Promise<Seen> {
  const place = await openPlace();
  try {
    await fill(place, 4_000, 'long '.repeat(200));
    await (await place.call('GET', `${place.at}?limit=4000`)).text();
    const before = memoryOf(place.product.pid);
    const { hostname, port } = new URL(place.product.url);
    const lines = [
      `GET ${place.at}?limit=4000 HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Authorization: ${place.headers().Authorization}`,
    ];
    const sockets = await Promise.all(
      Array.from({ length: SLOW }, async () => {
        const socket = connect(Number(port), '127.0.0.1');
        socket.on('error', () => undefined);
        await new Promise((resolve) => socket.once('connect', resolve));
        socket.pause();
        socket.write(`${lines.join('\r\n')}\r\n\r\n`);
        return socket;
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const more = memoryOf(place.product.pid) - before;
    const others = performance.now();
    await (await place.call('GET', `${place.at}?limit=10`)).text();
    const took = performance.now() - others;
    for (const socket of sockets) socket.destroy();
    return {
      passed: more < 100,
      seen: `${Math.round(more)} MB more for ${SLOW} readers of 4,000 rows each; others ${Math.round(took)} ms`,
    };
  } finally {
    await place.close();
  }
}

/** 19: SIGTERM amid of writes: what was acknowledged is there, and the process has ended in 15 s. */
export async function asked(): Promise<Seen> {
  const place = await openPlace();
  const made: string[] = [];
  /** Answers that are no success: who is asked to end says nothing, or what it always says. */
  const failed = new Set<number>();
  let isOver = false;
  const writers = Array.from({ length: 16 }, async () => {
    while (!isOver) {
      const answer = await place.call('POST', place.at, { text: 'x' }).catch(() => null);
      const row = answer?.ok
        ? ((await answer.json().catch(() => null)) as { id: string } | null)
        : null;
      if (row) made.push(row.id);
      if (!answer) return;
      if (!answer.ok) failed.add(answer.status);
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const began = performance.now();
  await place.product.stop();
  const took = performance.now() - began;
  isOver = true;
  await Promise.all(writers);
  await place.again();
  try {
    let lost = 0;
    for (const id of made.slice(-200))
      if (!(await place.call('GET', `${place.at}/${id}`)).ok) lost++;
    return {
      passed: took < 15_500 && lost === 0 && failed.size === 0,
      seen: `ended after ${Math.round(took)} ms, ${lost} of the last 200 of ${made.length} lost; failed: ${[...failed].join(', ') || 'none'}`,
    };
  } finally {
    await place.close();
  }
}
