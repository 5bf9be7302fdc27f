import { z } from 'zod';
import { call } from './call.ts';
import { AppId } from './ids.ts';
import { needs } from './policy.ts';

const onApp = z.object({ appId: AppId });
// Names of functions may hold slashes.
const Name = z.string().max(200);
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The calls of functions at one path. A function answers in its own words: whatever status, headers and body it chooses. */
const callsAt = <P extends z.ZodType>(path: string, suffix: string, summary: string, params: P) =>
  METHODS.map((method) =>
    call({
      id: `${method.toLowerCase()}Function${suffix}`,
      method,
      path: `${path}/{name}{.+}`,
      who: 'visitor',
      tokens: 'any',
      summary,
      params,
      bodyKind: 'binary',
      answer: z.unknown(),
    }),
  );

/** A function of the draft, as the app's builder sees it. */
export const AppFunctionInfo = z.object({
  name: z.string(),
  file: z.string(),
  /** Whether the published version has it, too. */
  isPublished: z.boolean(),
});
export type AppFunctionInfo = z.infer<typeof AppFunctionInfo>;

/** One call of a function, for its builder. */
export const FunctionRun = z.object({
  id: z.string(),
  name: z.string(),
  environment: z.enum(['preview', 'published']),
  at: z.iso.datetime(),
  ms: z.number(),
  /** Of the answer; null where there was none. */
  status: z.number().nullable(),
  /** Why there was none. */
  failure: z.string().nullable(),
  /** What the code wrote meanwhile. */
  log: z.string(),
});
export type FunctionRun = z.infer<typeof FunctionRun>;

/** An app's code on the server. */
export const functionCalls = {
  atApp: callsAt(
    '/api/apps/{appId}/functions',
    '',
    'Call a function of the app: its own code on the server, or where its owner connected one',
    onApp.extend({ name: Name }),
  ),
  ofToken: callsAt(
    '/api/functions',
    'OfToken',
    'The same, for the app of the token, or of the header X-App-Id',
    z.object({ name: Name }),
  ),
  onHost: callsAt(
    '/functions',
    'OfHost',
    'The same on an app’s own host, where services outside have it from',
    z.object({ name: Name }),
  ),
  list: call({
    id: 'listFunctions',
    method: 'GET',
    path: '/api/apps/{appId}/functions',
    who: needs('integrations.manage'),
    summary:
      "The functions of an app's draft, the secrets they ask for, and how the last calls went",
    params: onApp,
    answer: z.object({
      functions: z.array(AppFunctionInfo),
      secretsAsked: z.array(z.string()),
      secretsKept: z.array(z.string()),
      runs: z.array(FunctionRun),
    }),
  }),
  keepSecrets: call({
    id: 'keepFunctionSecrets',
    method: 'PATCH',
    path: '/api/apps/{appId}/function-secrets',
    who: needs('integrations.manage'),
    summary: 'Keep secrets for functions, or take some away (null). They are told to nobody again.',
    params: onApp,
    body: z.object({
      secrets: z.record(
        z
          .string()
          .regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/, 'A secret has a name of letters, digits and _'),
        z.string().min(1).max(20_000).nullable(),
      ),
    }),
    answer: z.object({ secretsKept: z.array(z.string()) }),
  }),
};
