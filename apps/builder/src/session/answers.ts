import type { ErrorBody } from '@trellis/contract';

/** A call that was refused or failed: the server's public message, its code, and the fields at fault. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** Its cause, for admins. */
  readonly details: string | undefined;
  constructor(
    status: number,
    message: string,
    code = '',
    fields: Record<string, string> = {},
    details?: string,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

/** The address of a call, its parameters filled in. */
export function addressOf(path: string, params: object = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name] ?? '')),
  );
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return entries.length > 0
    ? `${filled}?${new URLSearchParams(entries.map(([k, v]) => [k, String(v)]))}`
    : filled;
}

export const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';

let isAway = false;
const waiting = new Set<() => void>();
/** Calls back whenever the server answers again that could not be reached; answers how to stop. */
export function onBack(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

function answered(response: Response): Response {
  if (isAway) {
    isAway = false;
    for (const listener of waiting) listener();
  }
  return response;
}

/** A fetch whose failure has words for people. */
export async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return answered(await fetch(address, init));
  } catch (error) {
    // One that took too long was given up by us, not by the person.
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (init.signal?.aborted && !isLate) throw error;
    isAway = true;
    throw new ApiError(0, UNREACHABLE, 'offline');
  }
}

export async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  try {
    const { message, error } = JSON.parse(text) as ErrorBody;
    return new ApiError(response.status, message, error?.code, error?.fields, error?.details);
  } catch {
    return new ApiError(
      response.status,
      `The server answered ${response.status}. Try again in a moment.`,
    );
  }
}

/** The same work; where the server is in trouble, its failure has the specification's words for it. */
export async function inWords<T>(words: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500)
      throw new ApiError(error.status, words, error.code);
    throw error;
  }
}

/** The words to show for whatever went wrong. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether something is not there for this person, or not any more. */
export const isElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** Whether the same call may be answered in a moment: what was refused is refused again. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Whether what failed may have been done all the same: nobody refused it, its answer is what is missing. */
export const mayBeDone = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
