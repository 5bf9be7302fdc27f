import type { LucideIcon } from 'lucide-react';
import type { Needs } from './access-gate.tsx';

/** A page of the app, for its shell. */
export interface AppPage {
  name: string;
  title: string;
  /** Pages with an icon stand in the navigation. */
  icon?: LucideIcon;
  /** Whom it is for. */
  needs?: Needs;
  /** The page in the navigation that it belongs to, such as the list of what it shows one of. */
  of?: string;
  /** Brings its own margins, as a landing page does. */
  isBare?: boolean;
}

/** The pages that people go to, and the one that they are on. */
export interface Ways {
  pages: readonly AppPage[];
  current?: string;
}

/** What tells those who cannot see it that a link leads to where they are. */
export const isCurrent = (page: AppPage, current?: string) =>
  page.name === current ? ({ 'aria-current': 'page' } as const) : {};
