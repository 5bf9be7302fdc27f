import type { Call } from '@trellis/contract';
import type { Context } from 'hono';
import { newId } from '../ids.ts';
import type { Refusal } from '../refusal.ts';

/** Whether a call is one of the public client's, which are told of errors in its words. It knows no AI tools. */
const isClients = ({ who, path }: Call): boolean =>
  who === 'visitor' && path.startsWith('/api/') && !path.startsWith('/api/tools/');

/** Notes whose words an answer is in, for errors from wherever they come. */
export function markClient(c: Context, call: Call): void {
  if (isClients(call)) c.set('isClients', true);
}

/**
 * A refusal as the public client's home tells of it (base44-compatibility.md): codes in capitals, as its
 * documentation shows them, which its generations look for in two places; `detail` beside `message`; and
 * with what does not fit, its kind and the request.
 */
export function inClientWords(refusal: Refusal) {
  const { message, error } = refusal.body();
  const code = error.code
    .replace(/^auth\//, '')
    .replaceAll('-', '_')
    .toUpperCase();
  const type = refusal.code === 'invalid' ? 'validation' : refusal.code;
  const about = refusal.kind === 'invalid' && { error_type: type, request_id: newId() };
  return { message, detail: message, code, ...about, error: { ...error, code } };
}
