import { type VersionEntry, versionCalls } from '@trellis/contract';
import { api } from '../session/api.ts';
import { type Pages, usePages } from './usePages.ts';

/** The version history, ten at a time. */
export function useVersions(appId: string): Pages<VersionEntry> {
  return usePages<VersionEntry>({
    of: [versionCalls.list, { appId }],
    page: async (last) => {
      const query = { before: last?.id };
      const { versions, more } = await api(versionCalls.list, { params: { appId }, query });
      return { items: versions, more };
    },
  });
}
