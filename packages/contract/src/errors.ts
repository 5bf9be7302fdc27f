import { z } from 'zod';

/** The kinds of errors, and the HTTP status of each. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  /** What callers of another service's client may ask for, and nothing here does. */
  not_implemented: 501,
  /** A service that we asked failed, or did not answer in time. */
  upstream: 502,
  unavailable: 503,
  upstream_timeout: 504,
  full: 507,
} as const;
export type ErrorKind = keyof typeof ERROR_STATUS;

/**
 * Every refused call answers this. `message` is for people and always a string (the public client
 * shows it); `error.code` is for programs; `error.fields` names the inputs at fault.
 */
export const ErrorBody = z.object({
  message: z.string(),
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** What lies behind it, for admins alone. */
    details: z.string().optional(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
