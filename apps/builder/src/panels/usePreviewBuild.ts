import { type AppDetail, type PreviewBuild, runtimeCalls } from '@trellis/contract';
import { api } from '../session/api.ts';
import { type Read, useRead } from '../session/query.ts';

/** What an app's draft was built to; read anew with each version, the one before stays until then. */
export const usePreviewBuild = ({ appId, versionId }: AppDetail): Read<PreviewBuild> =>
  useRead(
    [runtimeCalls.preview.id, { appId }, versionId],
    async (signal) =>
      (await api(runtimeCalls.preview, { params: { appId }, signal })) as PreviewBuild,
    { keepsLast: true },
  );
