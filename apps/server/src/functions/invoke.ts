import { functionKey } from '@trellis/contract';
import { type Ask, hostAppOf, knownOrigin, publicOrigin, wholeBody } from '../http/index.ts';
import { callerIn, recordCall, takeCall } from '../integrations/index.ts';
import { Refusal } from '../refusal.ts';
import { responseOf } from './answer.ts';
import { callerToken } from './caller-token.ts';
import { type AppFunction, functionsIn } from './found.ts';
import type { Functions } from './functions.ts';
import type { FunctionNeeds } from './needs.ts';
import { MOST_BODY } from './relay.ts';
import { recordRun } from './runs.ts';

type InvokeAsk = Pick<Ask<unknown, unknown, unknown>, 'actor' | 'address' | 'c' | 'request'>;

/** What says who asks, or belongs to the way here: the function gets its own words for the first. */
const NOT_PASSED_ON =
  /^(cookie|host|connection|content-length|transfer-encoding|keep-alive|upgrade|forwarded|x-forwarded-.*|x-real-ip|base44-.*|on-behalf-of|x-key)$/i;

/** Runs the app's own function of this name; null where it has none. The function itself decides who may. */
export async function invoke(
  services: FunctionNeeds & { functions: Functions },
  ask: InvokeAsk,
  named: string | undefined,
  name: string,
): Promise<Response | null> {
  const { app, caller, environment } = await callerIn(services, ask, named);
  const all = await functionsIn(services, app, environment);
  const own =
    all.find((one) => one.name === name) ??
    all.find((one) => functionKey(one.name) === functionKey(name));
  if (!own) return null;
  if (!services.config.functions)
    throw new Refusal('unsupported', 'Functions are switched off on this server', {
      code: 'functions_unavailable',
    });
  await takeCall(services, 'functions', name, caller);
  // As it came: who signs what they send signs these bytes.
  const body = await wholeBody(ask.request, MOST_BODY);
  const started = performance.now();
  const done = async (status: number | null, failure: string | null, log: string) => {
    const ms = performance.now() - started;
    const meter = { promptTokens: 0, completionTokens: 0, cost: 0, bytes: body.byteLength };
    const isFailure = status === null || status >= 500;
    await recordCall(services.db, caller, `functions/${own.name}`.slice(0, 200), {
      ...meter,
      ms,
      isFailure,
    });
    await recordRun(services.db, app.app_id, {
      name: own.name,
      environment,
      ms,
      status,
      failure,
      log,
    });
  };
  try {
    const origin = knownOrigin(ask.c, services) ?? publicOrigin(services);
    const { answer, log } = await services.functions.call(own, requestOf(ask, own, body), {
      authorization: await callerToken(services, ask, {
        appId: app.app_id,
        userId: caller.userId,
        environment,
      }),
      address: caller.address,
      origin,
    });
    await done(answer.status, null, log);
    return responseOf(answer, {
      isOwnHost: hostAppOf(ask.c) !== null,
      origin,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await done(null, error.message, error.details ?? '');
    throw error;
  }
}

function requestOf({ c, actor, request }: InvokeAsk, one: AppFunction, body: Uint8Array) {
  const isForeign = actor.kind === 'anonymous';
  const headers = [...request.headers].filter(
    ([header]) => !NOT_PASSED_ON.test(header) && (isForeign || !/^authorization$/i.test(header)),
  );
  headers.push(['Base44-Functions-Version', one.environment === 'preview' ? 'draft' : 'prod']);
  return { method: request.method, url: c.req.url, headers, body };
}
