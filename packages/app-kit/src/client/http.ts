import { bridge } from './bridge.ts';
import { visitorToken } from './token.ts';

/** A call that the server refused or that did not reach it (`status` 0). `message` is for people. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  /** What is wrong with which input, by field name. */
  readonly fields: Record<string, string>;
  /** The whole answer, and as code finds it that was written for a client that hands over responses. */
  data: unknown = null;
  response: { status: number; data: unknown } | undefined;
  /** The same to code that looks for what stood behind the error. */
  get originalError(): this {
    return this;
  }
  /** It was reported already, with what was called: not again where nobody catches it. */
  isReported = false;

  constructor(
    message: string,
    status: number,
    code = 'unknown',
    fields: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

interface ErrorBody {
  message?: unknown;
  code?: string;
  error?: string | { code?: string; fields?: Record<string, string> };
}

/** The error that a refused answer stands for. */
export function errorOf(status: number, body: unknown): CallError {
  const { message, error, code } = (body ?? {}) as ErrorBody;
  const said = typeof message === 'string' && message ? message : error;
  const text = typeof said === 'string' && said ? said : `The server answered ${status}`;
  const about = typeof error === 'object' ? error : { code };
  const failure = new CallError(text, status, about?.code, about?.fields);
  failure.data = body;
  failure.response = { status, data: body };
  return failure;
}

/** An app's own function refuses what it wants to refuse. */
const FUNCTION = /^\/api\/apps\/[^/]+\/functions\//;
/** Rows that are gone are a matter of the page; an entity or integration that is not there, of the code. */
const ROW = /^\/(?:live_)?api\/apps\/[^/]+\/entities\/[^/]+\/./;
const isFault = (status: number, path: string): boolean =>
  status >= 500 ||
  (status === 400 && !FUNCTION.test(path)) ||
  status === 405 ||
  status === 415 ||
  (status === 404 && !ROW.test(path));

const KINDS: Record<string, string> = { entities: 'Entity', tools: 'Tool' };

/**
 * Reports a failed call with what was called, for who builds the app, and hands the error back to be
 * thrown. What a person brings about (a sign-in that ended, an input that is refused, no connection)
 * is the page's to tell them.
 */
export function reported(error: CallError, method: string, path: string): CallError {
  if (!isFault(error.status, path)) return error;
  const [, kind, name] = /\/(entities|integrations\/\w+|tools)\/([\w-]+)/.exec(path) ?? [];
  const what = name ? `${KINDS[kind ?? ''] ?? 'Integration'} ${name}` : 'A call';
  error.isReported = true;
  bridge().reportError({
    title: `${what}: ${error.message}`,
    details: `${method} ${path} answered ${error.status} (${error.code})`,
    scope: 'app',
  });
  return error;
}

/** The address of a call, without the query's undefined values. */
export function address(path: string, query: Record<string, unknown> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '')
      params.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  const text = params.toString();
  return `${bridge().serverUrl}${path}${text ? `?${text}` : ''}`;
}

/** Named parameters that code hands over without awaiting them: `json_schema: Order.schema()`. */
export async function settled<T>(input: T): Promise<T> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  if (!Object.values(input).some((value) => value instanceof Promise)) return input;
  const values = Object.entries(input).map(async ([name, value]) => [name, await value] as const);
  return Object.fromEntries(await Promise.all(values)) as T;
}

interface Input {
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One JSON call to the server, with the visitor's token when there is one. */
export async function call<T>(method: string, path: string, options: Input = {}): Promise<T> {
  const token = await visitorToken();
  const input = { ...options, body: await settled(options.body) };
  let response = await send(method, path, input, token);
  // The token may have ended early, such as when its session was closed elsewhere.
  if (response.status === 401 && token) {
    const fresh = await visitorToken({ refresh: true });
    if (fresh !== token) response = await send(method, path, input, fresh);
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw reported(errorOf(response.status, body), method, path);
  return body as T;
}

async function send(
  method: string,
  path: string,
  options: Input,
  token: string | null,
): Promise<Response> {
  const headers: Record<string, string> = { ...options.headers };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(address(path, options.query), {
      method,
      headers,
      credentials: 'omit',
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
    });
  } catch {
    throw new CallError(
      'The server could not be reached. Check your connection.',
      0,
      'unreachable',
    );
  }
}
