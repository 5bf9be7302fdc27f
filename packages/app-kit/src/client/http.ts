import { bridge } from './bridge.ts';

/** A call that the server refused or that did not reach it (`status` 0). `message` is for people. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  /** What is wrong with which input, by field name. */
  readonly fields: Record<string, string>;

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
  error?: { code?: string; fields?: Record<string, string> };
}

/** The error that a refused answer stands for. */
export function errorOf(status: number, body: unknown): CallError {
  const { message, error } = (body ?? {}) as ErrorBody;
  const text = typeof message === 'string' && message ? message : `The server answered ${status}`;
  return new CallError(text, status, error?.code, error?.fields);
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

/** One JSON call to the server, with the visitor's token when there is one. */
export async function call<T>(
  method: string,
  path: string,
  options: { query?: Record<string, unknown>; body?: unknown } = {},
): Promise<T> {
  const token = await bridge().getToken();
  let response = await send(method, path, options, token);
  // The token may have ended early, such as when its session was closed elsewhere.
  if (response.status === 401 && token) {
    const fresh = await bridge().getToken({ refresh: true });
    if (fresh !== token) response = await send(method, path, options, fresh);
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw errorOf(response.status, body);
  return body as T;
}

async function send(
  method: string,
  path: string,
  options: { query?: Record<string, unknown>; body?: unknown },
  token: string | null,
): Promise<Response> {
  const headers: Record<string, string> = {};
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
