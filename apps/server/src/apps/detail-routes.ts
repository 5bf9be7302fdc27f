import { detailCalls } from '@trellis/contract';
import { builderOf, type Route, route } from '../http/index.ts';
import { appById } from './apps.ts';
import type { AppNeeds } from './needs.ts';
import { changeSlug, slugStatus } from './slug.ts';
import { bringBack, listTrash, trashApp } from './trash.ts';

/** What is done with an app as a whole: its address and its deletion. */
export function detailRoutes(services: AppNeeds): Route[] {
  const { db, bus } = services;
  return [
    route(detailCalls.checkSlug, async ({ params, query }) =>
      slugStatus(db, await appById(db, params.appId), query.slug),
    ),
    route(detailCalls.changeSlug, async ({ params, body }) => {
      await changeSlug(db, params.appId, body.slug);
      bus.publish({ kind: 'app', appId: params.appId });
      return { slug: body.slug };
    }),
    route(detailCalls.remove, async (ask) => ({
      success: true,
      goneAt: await trashApp(services, ask.params.appId, builderOf(ask).userId),
    })),
    route(detailCalls.deleted, async (ask) => ({
      apps: await listTrash(services, builderOf(ask).userId),
    })),
    route(detailCalls.bringBack, async (ask) => {
      await bringBack(services, ask.params.deletedId, builderOf(ask).userId);
      return { appId: ask.params.deletedId };
    }),
  ];
}
