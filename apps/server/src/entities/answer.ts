import type { Context } from 'hono';
import { jsonText } from '../http/index.ts';
import { JsonText } from './dialect.ts';

/** Answers a call with what a verb on rows gave: a value, or the text that is all of the answer. */
export function answer<Value>(c: Context, given: Value | JsonText, status?: 201): Value | Response {
  if (given instanceof JsonText) return jsonText(c, given.text, status);
  if (status) c.status(status);
  return given;
}
