import { LIMITS, MESSAGES } from '@trellis/contract';
import type { Context } from 'hono';
import type { z } from 'zod';
import { isTooDeep, receiveForm, unkeptIn, wholeBody } from '../http/index.ts';
import { Refusal } from '../refusal.ts';

const JSON_LIMIT = 2_000_000;
/** Room for the other parts and the boundaries of a multipart body. */
const ENVELOPE = 100_000;

/** The named parameters of a call, and the files among them. */
export interface Named {
  values: Record<string, unknown>;
  files: Record<string, File>;
  /** Takes the files away, which wait on disk. */
  remove(): Promise<void>;
}

/** Reads a call's named parameters, from JSON or a multipart body of `most` bytes of files. */
export async function namedOf(c: Context, most: number = LIMITS.upload): Promise<Named> {
  const type = c.req.header('Content-Type') ?? '';
  const named = /^multipart\/form-data/i.test(type)
    ? await fromForm(c, most)
    : { values: await fromJson(c), files: {}, remove: async () => undefined };
  const place = unkeptIn(named.values);
  if (place !== null) {
    await named.remove();
    const message = 'A text may not hold the NUL character, nor half of a character';
    throw new Refusal('invalid', message, { fields: { [place || 'body']: message } });
  }
  return named;
}

const notNamed = (cause?: unknown) =>
  new Refusal('bad_request', MESSAGES.integrationString, { code: 'not_named', cause });

async function fromJson(c: Context): Promise<Record<string, unknown>> {
  const text = (await wholeBody(c.req.raw, JSON_LIMIT)).toString('utf8');
  if (text.trim() === '') return {};
  if (isTooDeep(text)) throw notNamed();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    // A bare text is what callers send who forgot the names.
    throw notNamed(cause);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw notNamed();
  return body as Record<string, unknown>;
}

async function fromForm(c: Context, most: number): Promise<Named> {
  const length = Number(c.req.header('Content-Length') ?? Number.NaN);
  if (!Number.isFinite(length)) throw new Refusal('bad_request', 'Send the length of the upload');
  const tooLarge = () => new Refusal('too_large', MESSAGES.fileTooLarge, { code: 'file-too-big' });
  if (length > most + ENVELOPE) throw tooLarge();
  const form = await receiveForm(c, { file: most, tooLarge });
  if (!form) throw notNamed();
  const files = [...form.files].map(([name, { file }]) => [name, file] as const);
  const named: Named = { values: {}, files: Object.fromEntries(files), remove: form.remove };
  for (const [name, value] of form.fields)
    if (!ABSENT.has(value)) named.values[name] = name === 'prompt' ? value : plain(value);
  return named;
}

/** What the public client makes of a parameter without a value, once there is a file beside it. */
const ABSENT = new Set(['undefined', 'null']);

/** Objects and lists arrive as JSON in a multipart body; a prompt is a text, whatever it begins with. */
function plain(text: string): unknown {
  if (!/^\s*[[{]/.test(text) || isTooDeep(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    // A text that only begins like one.
    return text;
  }
}

/** Named parameters in their shape; what does not fit is said by name. */
export function shaped<T>(type: z.ZodType<T>, values: Record<string, unknown>): T {
  const parsed = type.safeParse(values);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  const [name, first] = Object.entries(fields)[0] ?? ['body', 'The input is invalid'];
  throw new Refusal('invalid', `${name}: ${first}`, { fields });
}
