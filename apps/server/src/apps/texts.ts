import { isDeepStrictEqual } from 'node:util';
import type { AppTexts } from '@trellis/contract';
import type { AppNeeds } from './needs.ts';
import type { AppRow } from './row.ts';
import { save } from './save.ts';

/** The app's texts: its name and description are header and subheader, the rest is its main tool's (ruling 39). */
export async function textsOf(
  { toolTexts }: Pick<AppNeeds, 'toolTexts'>,
  db: AppNeeds['db'],
  app: AppRow,
): Promise<AppTexts> {
  const { texts } = await toolTexts.read(db, app);
  return { ...texts, header: app.name, description: app.description };
}

const isOwn = (field: string): boolean => field === 'header' || field === 'description';

/** Saves texts of an app and of its main tool, all or none. */
export async function saveTexts(
  services: AppNeeds,
  appId: string,
  by: { name: string; isAdmin: boolean },
  change: Partial<AppTexts>,
  base?: Partial<AppTexts>,
): Promise<AppRow> {
  const { toolTexts } = services;
  let versionId: string | null = null;
  const app = await save(services, appId, {
    item: 'texts',
    by: by.name,
    change,
    base,
    read: (held, trx) => textsOf(services, trx, held),
    elsewhere: {
      has: (field) => !isOwn(field),
      edits: async (held, trx) => (await toolTexts.read(trx, held)).edits,
    },
    async write(held, next, before, trx) {
      const texts = Object.fromEntries(
        (Object.keys(change) as (keyof AppTexts)[])
          .filter((field) => !isDeepStrictEqual(before[field], next[field]))
          .map((field) => [field, next[field]]),
      );
      versionId = await toolTexts.write(trx, held, by, texts);
      return { name: next.header, description: next.description };
    },
  });
  if (versionId) await toolTexts.announce(appId, versionId);
  return app;
}
