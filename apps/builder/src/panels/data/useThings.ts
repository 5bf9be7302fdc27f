import { useInfiniteQuery } from '@tanstack/react-query';
import { type ConnectedProvider, type ConnectedThing, connectionCalls } from '@trellis/contract';
import { api, messageOf } from '../../session/api.ts';

interface Things {
  /** null until the first of them are there. */
  things: ConnectedThing[] | null;
  failure: string | null;
  isMore: boolean;
  more(): void;
  reload(): Promise<void>;
}

/** What a connected service has below a folder, or that bears a name, page by page as the service gives it. */
export function useThings(
  appId: string,
  provider: ConnectedProvider,
  search: string,
  below: string | undefined,
): Things {
  const asked = { appId, ...(search && { search }), ...(below && { below }) };
  const { data, error, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [connectionCalls.things.id, provider, asked],
    queryFn: ({ pageParam }) =>
      api(connectionCalls.things, {
        params: { provider },
        query: { ...asked, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });
  return {
    things: data?.pages.flatMap(({ things }) => things) ?? null,
    failure: error && messageOf(error),
    isMore: hasNextPage,
    more: () => void fetchNextPage(),
    reload: async () => void (await refetch()),
  };
}
