import { ClockModel } from '../chat/clock-model.ts';
import { openStreams } from '../chat/streams.ts';
import { Load } from '../entity/load.ts';
import { percentile } from '../figure.ts';
import { openPlace, type Place } from './place.ts';

const RATE = 500;
const STREAMS = 20;
const SLICE_MS = 30_000;
const ROWS = 2_000;

export interface Steady {
  seconds: number;
  answered: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** p99 of the time before, in which the crowd comes for the first time. */
  p99Before: number;
  /** Answers that were no success, or none at all; before, too. */
  failed: number;
}

/**
 * Requests at a steady rate for a while, with chats that stream beside them: lists, rows, new and changed ones. The same
 * crowd is there for `before` seconds uncounted: indexes are made of what is asked, within two minutes.
 */
export async function steadyLoad(seconds: number, before: number): Promise<Steady> {
  const model = await ClockModel.start(50);
  const place = await openPlace(model.env);
  try {
    const ids = await fill(place);
    const first = await crowd(place, model, ids, before);
    const { times, failed, took } = await crowd(place, model, ids, seconds);
    return {
      seconds,
      answered: times.length,
      perSecond: times.length / (took / 1_000),
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      p99Before: first.times.length > 0 ? percentile(first.times, 0.99) : 0,
      failed: first.failed + failed,
    };
  } finally {
    await place.close();
    await model.stop();
  }
}

async function crowd(place: Place, model: ClockModel, ids: readonly string[], seconds: number) {
  const times: number[] = [];
  let failed = 0;
  let took = 0;
  for (let at = 0; at < seconds * 1_000; at += SLICE_MS) {
    const ms = Math.min(SLICE_MS, seconds * 1_000 - at);
    const token = place.headers().Authorization!.slice('Bearer '.length);
    const streams = await openStreams(place.product.url, token, STREAMS);
    const load = new Load(place.product.url, place.headers());
    const began = performance.now();
    try {
      const run = await load.run(64, ms, (n) => request(place.at, ids, n), RATE);
      times.push(...run.times);
    } catch (error) {
      failed++;
      console.error(error instanceof Error ? error.message : error);
    }
    took += performance.now() - began;
    streams.close();
    model.finish();
  }
  return { times, failed, took };
}

async function fill(place: Place): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < ROWS; at += 500) {
    const rows = Array.from({ length: 500 }, (_, n) => ({ text: `note ${at + n}`, count: at + n }));
    const answer = await place.call('POST', `${place.at}/bulk`, rows);
    if (!answer.ok) throw new Error(`The rows were answered with ${await answer.text()}`);
    const made = (await answer.json()) as { id: string }[];
    ids.push(...made.map(({ id }) => id));
  }
  return ids;
}

/** Six of ten list, two read one row, one makes one, one changes one. */
function request(at: string, ids: readonly string[], n: number) {
  const id = ids[(n * 7_919) % ids.length];
  const kind = n % 10;
  if (kind < 6) {
    const q = encodeURIComponent(JSON.stringify({ count: { $gte: (n * 31) % ROWS } }));
    return { method: 'GET', path: `${at}?q=${q}&sort=count&limit=20` };
  }
  if (kind < 8) return { method: 'GET', path: `${at}/${id}` };
  if (kind === 8) return { method: 'POST', path: at, body: { text: `steady ${n}` } };
  return { method: 'PUT', path: `${at}/${id}`, body: { text: `changed ${n}` } };
}
