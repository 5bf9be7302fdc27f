import { randomBytes } from 'node:crypto';

let lastTime = 0;
let counter = 0;
const worker = randomBytes(3).toString('hex');

/**
 * 24 lowercase hex digits, time-ordered (architecture decision 12): milliseconds (12), this
 * process (6), a counter within the millisecond (6). Ids of one process only grow.
 */
export function newId(now = Date.now()): string {
  if (now > lastTime) {
    lastTime = now;
    counter = randomBytes(2).readUInt16BE();
  } else if (++counter > 0xff_ff_ff) {
    lastTime++;
    counter = 0;
  }
  return lastTime.toString(16).padStart(12, '0') + worker + counter.toString(16).padStart(6, '0');
}

/** An unguessable id: app ids stand in addresses, and must not tell when or where they were made. */
export function randomId(): string {
  return randomBytes(12).toString('hex');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `msgc` and 16 characters (spec 2, section 3). */
export function newMessageId(): string {
  let id = 'msgc';
  for (const byte of randomBytes(16)) id += LETTERS[byte % LETTERS.length];
  return id;
}
