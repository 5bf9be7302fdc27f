import type { ReactNode } from 'react';
import { cn } from '../../lib/utils.ts';
import { ErrorState } from './empty-state.tsx';
import { Skeleton } from './skeleton.tsx';

interface Source {
  loading: boolean;
  error: Error | null;
  reload: () => unknown;
}

/** Shows its content when all that it is made from is there; before, a skeleton, or what went wrong. */
export function Loaded({
  from,
  skeleton = <ListSkeleton />,
  children,
}: {
  from: Source | readonly Source[];
  skeleton?: ReactNode;
  children: () => ReactNode;
}) {
  const sources = Array.isArray(from) ? (from as readonly Source[]) : [from as Source];
  const failed = sources.find((source) => source.error);
  if (failed?.error)
    return (
      <ErrorState error={failed.error} onRetry={() => sources.map((source) => source.reload())} />
    );
  if (sources.some((source) => source.loading)) return skeleton;
  return children();
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of a list that is on its way. */
export function ListSkeleton({
  as = 'rows',
  className,
}: {
  as?: 'rows' | 'cards' | 'tiles' | 'table' | 'columns' | 'month' | 'page';
  className?: string;
}) {
  if (as === 'cards')
    return (
      <div className={cn('grid gap-5 sm:grid-cols-2 lg:grid-cols-3', className)}>
        {places.map((place) => (
          <div key={place} className="overflow-hidden rounded-xl border bg-card">
            <Skeleton className="aspect-4/3 rounded-none" />
            <div className="flex flex-col gap-2 p-4">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    );
  if (as === 'tiles')
    return (
      <div className={cn('grid gap-5 md:grid-cols-2', className)}>
        {places.map((place) => (
          <div key={place} className="flex flex-col gap-3 rounded-xl border bg-card p-4">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        ))}
      </div>
    );
  if (as === 'month')
    return (
      <div className={className}>
        <Skeleton className="mb-4 h-9 w-44" />
        <div className="grid grid-cols-7 overflow-hidden rounded-xl border bg-card">
          {places.slice(0, 5).flatMap((week) =>
            [0, 1, 2, 3, 4, 5, 6].map((day) => (
              <div key={week + day} className="h-14 border-e border-b p-1.5 sm:h-28">
                <Skeleton className="size-6 rounded-full" />
              </div>
            )),
          )}
        </div>
      </div>
    );
  if (as === 'columns')
    return (
      <div className={cn('flex gap-4 overflow-hidden', className)}>
        {places.slice(0, 3).map((place) => (
          <div
            key={place}
            className="flex min-w-64 flex-1 flex-col gap-3 rounded-xl bg-muted/70 p-3 sm:min-w-52"
          >
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </div>
        ))}
      </div>
    );
  if (as === 'page')
    return (
      <div className={cn('flex flex-col gap-4', className)}>
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="aspect-21/9 w-full rounded-xl" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
      </div>
    );
  return (
    <div className={cn('divide-y rounded-xl border bg-card', className)}>
      {places.map((place) => (
        <div key={place} className="flex items-center gap-4 p-4">
          {as === 'rows' && <Skeleton className="size-10 rounded-full" />}
          <div className={cn('flex flex-1 gap-2', as === 'table' ? 'sm:gap-8' : 'flex-col')}>
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className={as === 'table' ? 'h-4 w-1/4' : 'h-3 w-1/2'} />
            {as === 'table' && <Skeleton className="h-4 w-1/6 max-sm:hidden" />}
          </div>
        </div>
      ))}
    </div>
  );
}
