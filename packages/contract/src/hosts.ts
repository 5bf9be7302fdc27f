import { z } from 'zod';
import { call } from './call.ts';
import { AppId } from './ids.ts';
import { needs } from './policy.ts';

/** Where the file of the proof lies on the host. */
export const HOST_FILE = '/.well-known/trellis-host.txt';
/** What an app answers on its own host, so that it is known whether requests arrive. */
export const HOST_ECHO = '/.well-known/trellis-here';

/** A host as people write or paste it: with or without https:// and what stands behind it. */
export const HostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(300, 'At most 253 characters')
  .transform((text) => text.replace(/^https?:\/\//, '').replace(/[/?#].*$/, ''))
  .pipe(z.string().min(1, 'Enter a host, such as app.example.org').max(253));

/** An app's own host, its proof, and how it stands with it now. */
export const CustomHost = z.object({
  host: z.string(),
  /** `waiting` for its proof · `verified` · `lost`: it was verified, and the proof is gone. */
  status: z.enum(['waiting', 'verified', 'lost']),
  /** One of the two proves that the host is the builder's. */
  proof: z.object({
    dns: z.object({ name: z.string(), value: z.string() }),
    file: z.object({ address: z.string(), content: z.string() }),
  }),
  /** Whether requests to the host arrive at this installation. */
  isReached: z.boolean(),
  /** What was missing at the last check, in words. */
  problem: z.string().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  verifiedAt: z.iso.datetime().nullable(),
  /** Address of the app on it. */
  address: z.string(),
});
export type CustomHost = z.infer<typeof CustomHost>;

const onApp = z.object({ appId: AppId });
const answer = z.object({ host: CustomHost.nullable() });
const path = '/api/apps/{appId}/host';

export const hostCalls = {
  get: call({
    id: 'getCustomHost',
    method: 'GET',
    path,
    who: needs('settings.change'),
    summary: "The app's own host, and how it stands with its proof",
    params: onApp,
    answer,
  }),
  set: call({
    id: 'setCustomHost',
    method: 'POST',
    path,
    who: needs('settings.change'),
    summary: 'Give the app a host of its own; it serves the app once it is proven',
    params: onApp,
    body: z.object({ host: HostName }),
    answer,
  }),
  check: call({
    id: 'checkCustomHost',
    method: 'POST',
    path: `${path}/check`,
    who: needs('settings.change'),
    summary: 'Look for the proof now',
    params: onApp,
    answer,
  }),
  remove: call({
    id: 'removeCustomHost',
    method: 'DELETE',
    path,
    who: needs('settings.change'),
    summary: 'Serve the app on its host no longer',
    params: onApp,
    answer,
  }),
  /** For a proxy that fetches certificates on demand. */
  isServed: call({
    id: 'isHostServed',
    method: 'GET',
    path: '/api/hosts/served',
    who: 'anyone',
    summary: 'Whether a host is served here: 200 or 404, for a proxy that fetches certificates',
    query: z.object({ domain: z.string().max(300) }),
    answer: z.object({ isServed: z.literal(true) }),
  }),
};
