/**
 * An embedding as it is stored: four bytes with the inverse length of what follows, little-endian, then a signed byte for
 * each of its numbers, in parts of the greatest one. Cosines come out within some thousandths of what they were.
 */
const HEAD = 4;
const GREATEST = 127;

/** Null for what points nowhere: no numbers, nothing but zeros, or what is no number. */
export function quantised(vector: readonly number[]): Buffer | null {
  let most = 0;
  for (const value of vector) {
    if (!Number.isFinite(value)) return null;
    most = Math.max(most, Math.abs(value));
  }
  if (most === 0) return null;
  const stored = Buffer.alloc(HEAD + vector.length);
  let squares = 0;
  for (const [at, value] of vector.entries()) {
    const byte = Math.round((value / most) * GREATEST);
    squares += byte * byte;
    stored.writeInt8(byte, HEAD + at);
  }
  stored.writeFloatLE(1 / Math.sqrt(squares), 0);
  return stored;
}

/** How many bytes an embedding of so many numbers takes. */
export const storedLength = (numbers: number): number => HEAD + numbers;

/** A question's embedding, of length 1; null as above. */
export function direction(vector: readonly number[]): Float32Array | null {
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0) return null;
  return Float32Array.from(vector, (value) => value / length);
}

/** The cosine of a question with what stands at a place in stored embeddings: from -1 to 1. */
export function likeness(question: Float32Array, stored: Buffer, from = 0): number {
  const bytes = new Int8Array(stored.buffer, stored.byteOffset + from + HEAD, question.length);
  let sum = 0;
  for (let at = 0; at < question.length; at++) sum += question[at]! * bytes[at]!;
  return sum * stored.readFloatLE(from);
}
