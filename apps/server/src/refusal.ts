import { ERROR_STATUS, type ErrorBody, type ErrorKind } from '@trellis/contract';

/**
 * An error that a caller may know of: a kind, a public message, and a private cause that only the
 * log sees. Thrown once, answered by one mapper at the edge (http/serve.ts).
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: ErrorKind;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  readonly details: string | undefined;

  constructor(
    kind: ErrorKind,
    message: string,
    more: {
      code?: string;
      fields?: Record<string, string>;
      cause?: unknown;
      headers?: Record<string, string>;
      /** What lies behind it, in the answer: for admins alone. */
      details?: string;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.kind = kind;
    this.code = more.code ?? kind;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
    this.details = more.details;
  }

  get status(): number {
    return ERROR_STATUS[this.kind];
  }

  body(): ErrorBody {
    const { code, message, fields, details } = this;
    return { message, error: { code, message, fields, details } };
  }
}

/** Unknown and forbidden answer alike (ruling 12). */
export function notFound(what = 'Not found'): Refusal {
  return new Refusal('not_found', what);
}

/**
 * What is asked for, or null where it is not there (`not_found`).
 *
 * @throws Every other failure: a database that is away is no list without rows.
 */
export async function ifFound<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'not_found') return null;
    throw error;
  }
}
