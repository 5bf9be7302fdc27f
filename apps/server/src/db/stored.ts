import type { EntitySchema } from '@trellis/contract';

/** An entity as one version knows it: the id that its rows carry, and the schema bound to stored keys. */
export interface BoundEntity {
  id: string;
  schema: EntitySchema;
}
export type BoundEntities = Record<string, BoundEntity>;

/** The AI tools of a version by the names of their files: an id outlives a rename and a new path (ruling 39). */
export type BoundTools = Record<string, { id: string; path: string }>;

/** Who changed a part of something last, and when (ISO); of a tool's fields also those that only an admin adds, and one did. */
export type Edits = Record<string, { by: string; at: string; adminFields?: string[] }>;

/** A field whose type changed: what converts of its values was written under a key of its own (ruling 2). */
export interface Conversion {
  entityId: string;
  field: string;
  from: string;
  to: string;
}

/** The host that an app is to have of its own; instants are ISO texts. */
export interface HostRecord {
  host: string;
  /** What the builder puts into DNS, or into a file on the host. */
  secret: string;
  setAt: string;
  /** Null until it is proven, and again when the proof was lost. */
  verifiedAt: string | null;
  lostAt: string | null;
  /** Since when the proof of a verified host is not found. */
  missingSince: string | null;
  checkedAt: string | null;
  isReached: boolean;
  problem: string | null;
}
