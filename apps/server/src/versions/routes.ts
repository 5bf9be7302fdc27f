import { fileKind, versionCalls } from '@trellis/contract';
import { type Route, route } from '../http/index.ts';
import { dataRoutes } from './data/routes.ts';
import type { VersionNeeds } from './needs.ts';

export function versionRoutes(services: VersionNeeds): Route[] {
  const { versions } = services;
  return [
    ...dataRoutes(services),
    route(versionCalls.list, async ({ params, query }) =>
      versions.history(params.appId, query.before),
    ),
    route(versionCalls.get, async ({ params }) => {
      const version = await versions.get(params.appId, params.versionId);
      const files = await versions.files(params.appId, params.versionId);
      return {
        version: {
          id: version.id,
          description: await versions.askedFor(params.appId, version.message_id),
          metadata: {
            kind: version.kind,
            createdAt: version.created_at.toISOString(),
            messageId: version.message_id,
          },
        },
        files: Object.entries(files)
          .filter(([path]) => fileKind(path) !== null)
          .map(([path, content]) => ({ id: path, path, content })),
      };
    }),
  ];
}
