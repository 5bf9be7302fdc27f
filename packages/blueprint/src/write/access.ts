import type { EntityModel } from './model.ts';

/** Who sees the buttons of an entity: the server decides, the app only shows what can work. */
export interface EntityAccess {
  /** Everybody, the signed-in, admins, or nobody may add. */
  add: 'anyone' | 'user' | 'admin' | 'nobody';
  /** …and change or delete. `own`: their own rows; `own-or-admin`: those, and admins all. */
  edit: 'anyone' | 'user' | 'admin' | 'own' | 'own-or-admin' | 'nobody';
  read: 'anyone' | 'user' | 'admin';
}

export function accessOf({ spec }: EntityModel): EntityAccess {
  const { read, write } = spec.permissions;
  const readBy =
    read === 'anonymous' ? 'anyone' : read === 'admin' || read === 'none' ? 'admin' : 'user';
  if (spec.ownedByCreatorOrAdmin)
    return { add: write === 'anonymous' ? 'anyone' : 'user', edit: 'own-or-admin', read: readBy };
  const adds = {
    anonymous: 'anyone',
    all: 'user',
    creator: 'user',
    admin: 'admin',
    none: 'nobody',
  } as const;
  const edits = {
    anonymous: 'anyone',
    all: 'user',
    creator: 'own',
    admin: 'admin',
    none: 'nobody',
  } as const;
  // Who cannot read a row cannot change it either (what a public form wrote is the admins').
  const edit = write === 'anonymous' && readBy === 'admin' ? 'admin' : edits[write];
  return { add: adds[write], edit, read: readBy };
}
