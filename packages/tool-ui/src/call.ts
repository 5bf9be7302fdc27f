import { VISITOR_KEY_HEADER } from '@trellis/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';

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
  /** The token of who is signed in; null for nobody. */
  token(): Promise<string | null>;
  /** The secret by which somebody who is not signed in finds what is theirs again. */
  visitorKey: string;
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
export async function callAs(
  { token, visitorKey }: VisitorOptions,
  { method, path, body, signal, keepalive = false }: Sent,
): Promise<Response> {
  const bearer = await token();
  const isForm = body instanceof FormData;
  const answer = await fetch(path, {
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

/** The events of an answer that is a stream of them. */
export async function* eventsOf<T>({ body }: Response): AsyncGenerator<T> {
  if (!body) return;
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield JSON.parse(value.data) as T;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
