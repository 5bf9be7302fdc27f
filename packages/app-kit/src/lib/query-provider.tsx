import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClientInstance } from './query-client.ts';

/** Stands around apps that ask for rows by queries and bring no provider of their own. */
export function Provider({ children }: { children?: ReactNode }): ReactNode {
  return <QueryClientProvider client={queryClientInstance}>{children}</QueryClientProvider>;
}
