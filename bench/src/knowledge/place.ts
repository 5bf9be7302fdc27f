import { setTimeout as sleep } from 'node:timers/promises';
import type { ContextItem } from '@trellis/contract';
import { makeApp, type Person, type World } from '@trellis/testing';

/** Where it is measured: an app of its own. */
export interface Place {
  world: World;
  owner: Person;
  appId: string;
}

export async function place(world: World, owner: Person): Promise<Place> {
  const { appId } = await makeApp(world, owner, {});
  return { world, owner, appId };
}

export async function addText(owner: Person, appId: string, name: string, context: string) {
  const { status, body } = await owner.post<ContextItem & { message?: string }>(
    `/api/context/ingest/text?appId=${appId}`,
    { context, name },
  );
  if (status !== 200) throw new Error(`${name}: ${status} ${body.message}`);
  return body;
}

/** Waits until every data item of an app has been read; how many failed. */
export async function settled(world: World, appId: string): Promise<number> {
  for (;;) {
    const rows = await world.services.db
      .selectFrom('context_items')
      .select(['status', 'problem'])
      .where('app_id', '=', appId)
      .execute();
    if (rows.every(({ status }) => ['synced', 'error', 'usage_limit_reached'].includes(status)))
      return rows.filter(({ status }) => status !== 'synced').length;
    await sleep(200);
  }
}
