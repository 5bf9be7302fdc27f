/** How a run looks into the app's data (spec 1, section 3; ruling 57). */
export const QUERY_METHODS = ['default', 'smart items filtering', 'full', 'agent'] as const;
export type QueryMethod = (typeof QUERY_METHODS)[number];

/** The method that a setting names; one that is none of ours is the default, as a foreign model is. */
export const queryMethodOf = (named: string): QueryMethod =>
  QUERY_METHODS.find((method) => method === named) ?? 'default';
