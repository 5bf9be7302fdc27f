import { runtimeCalls } from '@trellis/contract';
import { openedAppUser } from '../apps/index.ts';
import { builderOf, type Route, route } from '../http/index.ts';
import type { PreviewNeeds } from './needs.ts';

export function previewRoutes(services: PreviewNeeds): Route[] {
  const { db, previews, versions, tokens } = services;
  return [
    route(runtimeCalls.preview, async ({ params, query, c }) => {
      const app = await db
        .selectFrom('apps')
        .select('draft_version_id')
        .where('app_id', '=', params.appId)
        .executeTakeFirstOrThrow();
      const versionId = query.versionId ?? app.draft_version_id;
      if (query.versionId) await versions.get(params.appId, query.versionId);
      c.header('Cache-Control', 'no-store');
      return previews.open(params.appId, versionId, versionId === app.draft_version_id);
    }),
    route(runtimeCalls.previewToken, async (ask) => {
      const builder = builderOf(ask);
      const { appId } = ask.params;
      const user = await openedAppUser(services, appId, builder, ask.role ?? 'viewer');
      const signed = await tokens.sign({
        userId: user.id,
        tenantId: appId,
        sessionId: builder.sessionId,
        environment: 'preview',
        viaBuilder: true,
      });
      return {
        ...signed,
        user: { id: user.id, email: user.email, name: user.name, role: user.role },
      };
    }),
  ];
}
