import type { LlmFailure } from '@trellis/llm';
import { APICallError, StreamProviderError, TypeValidationError } from 'ai';
import { ErrorAsAnswer, NoModelThere, shown } from './compatible.ts';

/** A failure as the provider told of it. */
interface Told {
  /** As HTTP has it, also where it came within an answer. */
  status: number | undefined;
  /** All that was said, to be looked through. */
  words: string;
  cause: string;
  retryAfter?: number;
}

/** Characters of a refusal that are looked at. */
const MOST_READ = 4_000;
const MONEY =
  /insufficient[_ ](?:quota|credit|balance|funds)|credit balance|billing|payment required|out of credits/i;
const CONTEXT =
  /context[_ ](?:length|window|size)|maximum context|prompt is too long|too many (?:input )?tokens|exceeds? the (?:model's )?(?:maximum|limit)[^.]{0,40}tokens|reduce the length|exceeds? (?:the )?context|input is too long/i;
const KEY = /api[_ ]key (?:is )?(?:not valid|invalid)|(?:invalid|incorrect) api[_ ]key/i;
const NO_MODEL =
  /\bmodels?\b.{0,200}(?:not exist|not[_ ]found|not supported for)|not_found_error.{0,80}\bmodel\b|not a valid model|no endpoints found(?! that support)/is;
const FILTER = /content[_ ](?:filter|management|policy)|\bflagged\b|moderation/i;
/** One request that is more than a minute's worth of tokens: waiting does not help, less does. */
const TOO_LARGE = /request too large.{0,200}tokens per min/is;
const OVERLOADED = /overloaded|rate[_ ]limit|server_error|unavailable|is loading/i;
/** A page of a proxy or of another site: the words of no model's provider. */
const PAGE = /<(?:!doctype|html|head|body)\b|page not found/i;

/** What went wrong with a request, from whatever the SDK says of it. */
export function failureOf(error: unknown): LlmFailure {
  if (error instanceof NoModelThere)
    return { kind: 'refused', cause: error.message, reason: 'address' };
  const told = toldBy(error);
  if (!told) return { kind: 'network', cause: wordsOf(error), ...(isDown(error) && DOWN) };
  const { status, cause, retryAfter } = told;
  const reason = reasonOf(told);
  if (reason === 'context' && TOO_LARGE.test(told.words))
    return { kind: 'rate-limit', cause, reason };
  // Some providers say by 429 that nothing is left to pay with: waiting does not help there.
  if (reason) return { kind: 'refused', cause, reason };
  if (status === 429) return { kind: 'rate-limit', cause, retryAfter };
  if (status !== undefined && status >= 400 && status < 500)
    return { kind: 'refused', cause, retryAfter };
  if (status !== undefined && status >= 500) return { kind: 'provider', cause, retryAfter };
  // 200 and then no whole answer: the connection went.
  if (APICallError.isInstance(error)) return { kind: 'network', cause, ...(isDown(error) && DOWN) };
  return { kind: OVERLOADED.test(told.words) ? 'provider' : 'refused', cause };
}

const DOWN = { reason: 'down' } as const;
const NOBODY = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** Whether nobody took the connection: its server does not run, or there is no such host. */
function isDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const beside = error instanceof AggregateError ? error.errors : [];
  return (
    (typeof code === 'string' && NOBODY.test(code)) || beside.some(isDown) || isDown(error.cause)
  );
}

/** Null for what no provider said. */
function toldBy(error: unknown): Told | null {
  if (APICallError.isInstance(error)) {
    const { statusCode: status, message, responseBody = '', responseHeaders = {} } = error;
    // Without words of its own that could be read, it has the status's: what it did say is told with them.
    const isBare = error.data === undefined && responseBody !== '';
    const said = isBare ? `${message}: ${shown(responseBody)}` : message;
    return {
      status,
      words: `${message} ${responseBody}`.slice(0, MOST_READ),
      cause: `${status ?? 'no status'} ${said}`,
      retryAfter: waitIn(responseHeaders, responseBody),
    };
  }
  if (StreamProviderError.isInstance(error)) {
    const { statusCode: status, message, type = '', code = '' } = error;
    const cause = status === undefined ? message : `${status} ${message}`;
    return { status, words: `${message} ${type} ${code}`.slice(0, MOST_READ), cause };
  }
  if (error instanceof ErrorAsAnswer)
    return { status: undefined, words: error.message, cause: error.message };
  if (!TypeValidationError.isInstance(error)) return null;
  // Some write their errors in words of their own.
  const cause = shown(JSON.stringify(error.value) ?? '');
  return { status: undefined, words: cause, cause };
}

/** Seconds that a provider wants to be left alone: in its headers, or in its words as Google writes it. */
function waitIn(headers: Record<string, string>, body: string): number | undefined {
  const milliseconds = Number(headers['retry-after-ms']);
  if (milliseconds > 0) return milliseconds / 1_000;
  const after = headers['retry-after'] ?? /"retryDelay":\s*"([\d.]+)s"/.exec(body)?.[1];
  if (after === undefined) return undefined;
  const seconds = Number(after);
  if (Number.isFinite(seconds)) return seconds;
  const until = (Date.parse(after) - Date.now()) / 1_000;
  return Number.isFinite(until) ? Math.max(0, Math.ceil(until)) : undefined;
}

/** Why a provider refuses, as far as its status and words tell. */
function reasonOf({ status = 400, words, retryAfter }: Told): LlmFailure['reason'] {
  const isClient = status >= 400 && status < 500;
  // One that names a time to wait has not run out of money, whatever it says of plans.
  const isWait = status === 429 && retryAfter !== undefined && !/insufficient/i.test(words);
  if (status === 402 || (isClient && !isWait && MONEY.test(words))) return 'money';
  if ((status === 400 || status === 403) && FILTER.test(words)) return 'filter';
  if (status === 401 || (status === 403 && !PAGE.test(words))) return 'key';
  if (status === 400 && KEY.test(words)) return 'key';
  if ((status === 400 || status === 404) && NO_MODEL.test(words)) return 'model';
  if (status === 413 || ((status === 400 || status === 422) && CONTEXT.test(words)))
    return 'context';
  if (TOO_LARGE.test(words)) return 'context';
  if (status === 405 || (status === 404 && (PAGE.test(words) || isNoError(words))))
    return 'address';
  return undefined;
}

/** Whether nothing but the status was said. */
const isNoError = (words: string): boolean => /^\s*not found\s*$/i.test(words);

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
