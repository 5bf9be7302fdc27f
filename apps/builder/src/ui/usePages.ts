import { useDebouncedValue } from '@mantine/hooks';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Call } from '@trellis/contract';
import { messageOf } from '../session/api.ts';
import { put } from '../session/query.ts';

/** A search is asked for once no more is typed. */
const TYPED_MS = 150;

interface Page<T> {
  items: T[];
  more: boolean;
}

/** Where a page begins: behind the last item of the one before. */
interface From<T> {
  last: T | undefined;
}

export interface Pages<T> {
  /** null until the first page is there. */
  items: T[] | null;
  more: boolean;
  error: string | null;
  isBusy: boolean;
  loadMore(): void;
  reload(): void;
  replace(change: (items: T[]) => T[]): void;
}

interface Options<T> {
  /** The call that is asked, and all that its answer depends on beside the search. */
  of: readonly [call: Pick<Call, 'id'>, params?: object];
  /** The words that are looked for, as they are typed. */
  search?: string;
  /** The page after an item, or the first. */
  page(last: T | undefined, search: string | undefined): Promise<Page<T>>;
  /** Read anew when the person comes back from another window, where they may have acted. */
  onReturn?: boolean;
}

/** A list that comes page by page. The one before stays until the next is there. */
export function usePages<T>({ of, search, page, onReturn = false }: Options<T>): Pages<T> {
  const client = useQueryClient();
  const [asked] = useDebouncedValue(search || undefined, TYPED_MS);
  const [{ id }, params = {}] = of;
  const queryKey = [id, params, asked];
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => page(pageParam.last, asked),
    initialPageParam: { last: undefined } as From<T>,
    getNextPageParam: ({ items, more }: Page<T>) => (more ? { last: items.at(-1) } : undefined),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: onReturn && 'always',
  });
  return {
    items: data?.pages.flatMap(({ items }) => items) ?? null,
    more: hasNextPage,
    error: error && messageOf(error),
    isBusy: isFetching,
    loadMore: () => void fetchNextPage(),
    reload: () => void refetch(),
    replace: (change) => {
      const held = client.getQueryData<InfiniteData<Page<T>>>(queryKey);
      if (!held) return;
      const pages = held.pages.map((one) => ({ ...one, items: change(one.items) }));
      put(client, queryKey, { ...held, pages });
    },
  };
}
