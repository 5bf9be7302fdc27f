import { VISITOR_KEY_HEADER } from '@trellis/contract/tool-fields';

/** An answer that was no success, in words for people; `fields` names the inputs at fault. */
export class RunError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    code = '',
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export interface VisitorOptions {
  appId: string;
  /** The token of who is signed in; null for nobody. With `refresh` the one before was refused. */
  token(options?: { refresh?: boolean }): Promise<string | null>;
  /** The secret by which somebody who is not signed in finds what is theirs again. */
  visitorKey: string;
  /** The server's origin, where the page has another one. */
  serverUrl?: string;
}

interface Sent {
  method: string;
  path: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Whether it is sent even where the page is left meanwhile. */
  keepalive?: boolean;
}

/** A call of whoever is here: by their token, else by the secret that they keep. Throws what was refused. */
export async function callAs(options: VisitorOptions, sent: Sent): Promise<Response> {
  const bearer = await options.token();
  let answer = await send(options, sent, bearer);
  // The token may have ended early, such as when its session was closed elsewhere.
  if (answer.status === 401 && bearer) {
    const fresh = await options.token({ refresh: true });
    if (fresh !== bearer) answer = await send(options, sent, fresh);
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as {
    message?: string;
    error?: { code?: string; fields?: Record<string, string> };
  } | null;
  throw new RunError(
    answer.status,
    said?.message ?? 'This did not work. Try again.',
    said?.error?.code,
    said?.error?.fields,
  );
}

function send(
  { visitorKey, serverUrl = '' }: VisitorOptions,
  { method, path, body, signal, keepalive = false }: Sent,
  bearer: string | null,
): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(serverUrl + path, {
    method,
    headers: {
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : { [VISITOR_KEY_HEADER]: visitorKey }),
      // A form says its own type, with its boundary.
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    signal,
    keepalive,
  });
}
