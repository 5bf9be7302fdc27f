import { type VersionEntry, versionCalls } from '@trellis/contract';
import { api } from '../../session/api.ts';
import { type Pages, usePages } from '../../ui/usePages.ts';

/** The version history, ten at a time; read anew when `stamp` changes. */
export function useVersions(appId: string, stamp = ''): Pages<VersionEntry> {
  return usePages<VersionEntry>(`${appId} ${stamp}`, async (last) => {
    const { versions, more } = await api(versionCalls.list, {
      params: { appId },
      query: { before: last?.id },
    });
    return { items: versions, more };
  });
}
