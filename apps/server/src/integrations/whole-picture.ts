/**
 * Whether a picture has its end, so that an upload or a copy that broke off is not kept for a whole one. Only how long its
 * parts say that they are is read: nothing in it is decoded here.
 */

/** What a format asks of the bytes that come: to see some, to pass some by, or to go on behind the next one of a value. */
type Ask = { see: number } | { pass: number } | { find: number };
/** Reads one picture; answers at its end. What is no such picture at all is not judged here. */
type Walk = Generator<Ask, void, Uint8Array>;

const LE = true;
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

const IEND = 0x49_45_4e_44;

function* png(): Walk {
  yield { pass: 8 };
  for (;;) {
    const chunk = view(yield { see: 8 });
    yield { pass: chunk.getUint32(0) + 4 };
    if (chunk.getUint32(4) === IEND) return;
  }
}

function* jpeg(): Walk {
  yield { pass: 2 };
  for (;;) {
    // In the pixels a marker is an 0xff, too; one behind which stands 0 is a value, 0xd0 to 0xd7 part them.
    yield { find: 0xff };
    let [marker = 0] = yield { see: 1 };
    while (marker === 0xff) [marker = 0] = yield { see: 1 };
    if (marker === 0xd9) return;
    if (marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)) continue;
    const length = view(yield { see: 2 }).getUint16(0);
    yield { pass: Math.max(0, length - 2) };
  }
}

function* webp(): Walk {
  const head = view(yield { see: 8 });
  yield { pass: head.getUint32(4, LE) };
}

const colors = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function* gif(): Walk {
  const head = yield { see: 13 };
  yield { pass: colors(head[10]) };
  for (;;) {
    const [kind] = yield { see: 1 };
    if (kind === 0x2c) {
      const image = yield { see: 9 };
      yield { pass: colors(image[8]) + 1 };
    } else if (kind === 0x21) yield { pass: 1 };
    else return;
    for (let [size = 0] = yield { see: 1 }; size > 0; [size = 0] = yield { see: 1 })
      yield { pass: size };
  }
}

const WALKS: Record<string, () => Walk> = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/webp': webp,
  'image/gif': gif,
};

/** A picture has far fewer parts; whoever made one of so many did not lose its end by accident. */
const MOST_STEPS = 500_000;
const NONE: Uint8Array = new Uint8Array();

/** Whether nothing is missing at the end of a picture of such a type; what stands behind its end is not its own. */
export async function isWholePicture(
  type: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<boolean> {
  const walk = WALKS[type]?.();
  if (!walk) return true;
  let step = walk.next();
  let steps = 0;
  let bytes = NONE;
  // Where it goes on; behind what is here while some is passed by that is still to come.
  let at = 0;
  for await (const piece of pieces) {
    const kept = bytes.subarray(at);
    at = Math.max(0, at - bytes.length);
    bytes = kept.length > 0 ? Buffer.concat([kept, piece]) : piece;
    while (!step.done && at <= bytes.length) {
      const end = endOf(step.value, bytes, at);
      if (end === null) break;
      if (++steps > MOST_STEPS) return true;
      const seen = 'see' in step.value ? bytes.subarray(at, end) : NONE;
      at = end;
      step = walk.next(seen);
    }
    if (step.done && at <= bytes.length) return true;
    if (!step.done && 'find' in step.value) at = Math.max(at, bytes.length);
  }
  return false;
}

/** Where it goes on behind what is asked for; null while that is not here. */
function endOf(ask: Ask, bytes: Uint8Array, at: number): number | null {
  if ('pass' in ask) return at + ask.pass;
  if ('see' in ask) return at + ask.see <= bytes.length ? at + ask.see : null;
  const found = bytes.indexOf(ask.find, at);
  return found < 0 ? null : found + 1;
}
