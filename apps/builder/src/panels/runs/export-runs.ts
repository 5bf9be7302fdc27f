import { reportCalls } from '@trellis/contract';
import { addressOf, errorOf, reach } from '../../session/api.ts';
import { token } from '../../session/session.ts';

/** Downloads a tool's runs as CSV. */
export async function exportRuns(appId: string, toolId: string): Promise<void> {
  const bearer = await token();
  const address = addressOf(reportCalls.export.path, { appId, toolId });
  const answer = await reach(address, { headers: { Authorization: `Bearer ${bearer}` } });
  if (!answer.ok) throw await errorOf(answer);
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = named?.[1] ?? 'runs.csv';
  link.click();
  // Once the browser has begun with it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
