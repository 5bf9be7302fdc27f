import type { SeenAs } from '@trellis/contract';

/** Whose eyes the rows are seen through. */
export interface SeenPerson {
  as: SeenAs;
  /** 'a visitor', 'an admin', or the person's name. */
  name: string;
}

export const VISITOR: SeenPerson = { as: 'visitor', name: 'a visitor who is not signed in' };
export const ADMIN: SeenPerson = { as: 'admin', name: 'an admin of the app who added no rows' };
