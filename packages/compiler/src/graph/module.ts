import type { Source } from '../parse/source.ts';
import type { Transformed } from '../transform/transform.ts';

/** A module with all its imports found. `targets` stand in the order of `transformed.sites`. */
export interface GraphModule {
  name: string;
  source: Source;
  transformed: Transformed;
  targets: string[];
  exports: { name: string; local: string | null }[];
}
