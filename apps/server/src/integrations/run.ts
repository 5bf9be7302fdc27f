import { strangersMayAdd } from '../entities/index.ts';
import { type Ask, eventStream, knownOrigin } from '../http/index.ts';
import { Refusal } from '../refusal.ts';
import { takeCall } from './allowance.ts';
import { callerOf } from './caller.ts';
import { type Endpoint, type EndpointAsk, EventStream, emptyMeter } from './endpoint.ts';
import { type Named, namedOf, shaped } from './named.ts';
import type { IntegrationNeeds } from './needs.ts';
import { largestUpload } from './upload.ts';
import { recordCall } from './usage.ts';

type CallAsk = Pick<Ask<unknown, unknown, unknown>, 'actor' | 'address' | 'c' | 'request'>;
/** Finds the endpoint once it is known for which app and whom; refuses where there is none. */
export type Find = (ask: Omit<EndpointAsk, 'files' | 'signal' | 'meter'>) => Promise<{
  endpoint: Endpoint;
  /** As usage names it. */
  name: string;
}>;

/** One call of an endpoint, from who calls to what is recorded. */
export async function runCall(
  services: IntegrationNeeds,
  ask: CallAsk,
  named: string | undefined,
  find: Find,
): Promise<unknown> {
  const { app, caller } = await callerOf(services, ask, named);
  const base = { services, app, caller, origin: knownOrigin(ask.c, services) ?? '' };
  const { endpoint, name } = await find(base);
  const isStranger = !caller.userId && caller.rank !== 'builder';
  if (isStranger && !(await letsIn(endpoint, base)))
    throw new Refusal('unauthenticated', `Sign in to use ${endpoint.name}`, { code: 'sign_in' });
  const isGuest = isStranger && endpoint.who === 'contributors';
  await takeCall(services, isGuest ? 'strangersFiles' : endpoint.kind, endpoint.name, caller);
  const meter = emptyMeter();
  const started = performance.now();
  const record = (isFailure: boolean) =>
    recordCall(services.db, caller, name, {
      ...meter,
      ms: performance.now() - started,
      isFailure,
    });
  try {
    const named = await namedOf(ask.c, await largestUpload(services, app));
    const answer = await run(endpoint, named, { ...base, signal: ask.request.signal, meter });
    if (answer instanceof EventStream) return eventResponse(answer, record);
    await record(false);
    return answer;
  } catch (error) {
    await record(true);
    throw error;
  }
}

/** Its files are there until it answers. */
async function run(
  endpoint: Endpoint,
  { values, files, remove }: Named,
  ask: Omit<EndpointAsk, 'files'>,
): Promise<unknown> {
  try {
    return await endpoint.run(shaped(endpoint.input, values), { ...ask, files });
  } finally {
    await remove();
  }
}

/** Whether somebody who is not signed in may call it. */
async function letsIn(
  { who }: Endpoint,
  { services, app }: Pick<EndpointAsk, 'services' | 'app'>,
): Promise<boolean> {
  if (who !== 'contributors') return who === 'anyone';
  const { app_id: appId, published_version_id: versionId } = app;
  return versionId !== null && strangersMayAdd(services.db, appId, versionId);
}

/** Its events; the call is recorded when the last one is sent, or the caller has gone. */
function eventResponse(
  { events, end }: EventStream,
  record: (isFailure: boolean) => Promise<void>,
): Response {
  let isFailure = false;
  return eventStream(events, {
    shown(event) {
      isFailure ||= 'type' in event && event.type === 'error';
      return event;
    },
    ...(end !== undefined && { end }),
    over: (isWhole) => record(isFailure || !isWhole),
    // A Response of our own passes by the headers that the route has set.
    headers: { 'Access-Control-Allow-Origin': '*' },
  });
}
