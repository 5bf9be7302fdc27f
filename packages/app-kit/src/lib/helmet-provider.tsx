import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';

/** Stands around apps that set the page's title and bring no provider of their own. */
export function Provider({ children }: { children?: ReactNode }): ReactNode {
  return <HelmetProvider>{children}</HelmetProvider>;
}
