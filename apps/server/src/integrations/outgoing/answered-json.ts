import { keptJson } from '../../db/index.ts';
import { mayHoldUnkept } from '../../http/index.ts';

/**
 * What a service answers in JSON, with the sign for no character where a text of it holds none: what it says is stored, and
 * nobody could send it otherwise. Throws a SyntaxError where it is no JSON.
 */
export function answeredJson(bytes: Uint8Array): unknown {
  const json = new TextDecoder().decode(bytes);
  const value: unknown = JSON.parse(json);
  return mayHoldUnkept(json) ? JSON.parse(keptJson(value)) : value;
}
