import type { AppSpec } from '../spec.ts';
import { pagesOf } from './pages.ts';

/**
 * Fills in what a spec leaves open: pages for entities that have none, and a first page. `before` is
 * the spec of the turn before: what the person took away then does not come back. Pure.
 */
export function design(spec: AppSpec, before?: AppSpec): AppSpec {
  return { ...spec, pages: pagesOf(spec, before) };
}
