import { RunApi, RunError, visitorKey } from '@trellis/tool-ui/runs';
import { bridge } from '../bridge.ts';
import { CallError, reported } from '../http.ts';
import { visitorToken } from '../token.ts';

let api: RunApi | null = null;

/** The calls on runs, as whoever looks at this page: by their token, or by the key that this browser keeps of them. */
export function runApi(): RunApi {
  const { appId, serverUrl } = bridge();
  api ??= new RunApi({ appId, serverUrl, token: visitorToken, visitorKey: visitorKey() });
  return api;
}

/** Where others read the result of a run, once it is shared; null in the builder, whose runs have no address. */
export function resultAddress(path: string, runId: string): string | null {
  const { environment, addressOf } = bridge();
  if (environment !== 'published') return null;
  return addressOf(`/tool/${encodeURIComponent(path)}/run/${runId}`);
}

/** What a person entered or may not do is theirs to read; the rest is told to who builds the app as well. */
const OF_PEOPLE = new Set(['bad_inputs', 'no_model']);

/** What went wrong with a tool, as every other call of an app tells it. */
export function callErrorOf(error: unknown, path: string): unknown {
  if (error instanceof TypeError)
    return new CallError(
      'The server could not be reached. Check your connection.',
      0,
      'unreachable',
    );
  if (!(error instanceof RunError)) return error;
  const { message, status, code, fields } = error;
  const refused = new CallError(message, status, code, { ...fields });
  return OF_PEOPLE.has(code) ? refused : reported(refused, 'POST', `/tools/${path}`);
}
