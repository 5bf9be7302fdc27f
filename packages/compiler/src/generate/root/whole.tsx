import type { ReactNode } from 'react';
import { Guard } from './guard.tsx';

/** Around an app that draws its pages by routes of its own. */
export function Whole({ children }: { children: ReactNode }): ReactNode {
  return <Guard scope="app">{children}</Guard>;
}
