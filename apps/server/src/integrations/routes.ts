import { AppId, call, rowCalls } from '@trellis/contract';
import { z } from 'zod';
import { type Ask, type Route, route } from '../http/route.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { uploadFile } from './upload.ts';

/** The public client's own path for the same upload (base44-compatibility.md). */
const clientUpload = call({
  ...rowCalls.upload,
  id: 'uploadFileByApp',
  path: '/api/apps/{appId}/integration-endpoints/Core/UploadFile',
  params: z.object({ appId: AppId }),
});

export function integrationRoutes(services: Services): Route[] {
  const upload = async (
    { actor, c, address }: Pick<Ask<unknown, unknown, unknown>, 'actor' | 'c' | 'address'>,
    named?: string,
  ) => {
    // Where the path names no app, it is the token's (ruling 30); nobody uploads without one.
    const appId = actor.kind === 'visitor' ? actor.appId : undefined;
    if (actor.kind !== 'visitor' || !appId || (named && named !== appId))
      throw new Refusal('unauthenticated', 'Sign in to upload files', { code: 'sign_in' });
    await services.limits.take(
      'upload',
      `${appId}|${actor.userId}|${address}`,
      200,
      60 * 60,
      'Too many uploads, try again later',
    );
    return uploadFile(services, c, appId, actor.userId);
  };
  return [
    route(rowCalls.upload, (ask) => upload(ask)),
    route(clientUpload, (ask) => upload(ask, ask.params.appId)),
  ];
}
