/** The roles on an app, each with all that the one before may do. */
export const APP_ROLES = ['viewer', 'editor', 'owner'] as const;
type Role = (typeof APP_ROLES)[number];

/**
 * What each role on an app may do: the one table that the server's calls and the screens share. The
 * role named here may, and every role above it.
 */
export const APP_POLICY = {
  /** Open the app in the builder: preview, conversation, versions. */
  'app.see': 'viewer',
  /** Ask the assistant, restore versions, change texts, style and files. */
  'app.edit': 'editor',
  'rows.read': 'viewer',
  'rows.write': 'editor',
  /** Save, change, order and delete an entity's views, which everybody with a role shares. */
  'views.change': 'editor',
  /** Put one row back to how it was. */
  'rows.put-back': 'editor',
  /** Put the app's whole data back to how it was. */
  'data.put-back': 'owner',
  /** Erase for good what is kept of removed fields and entities. */
  'data.purge': 'owner',
  'publication.see': 'viewer',
  'analytics.see': 'viewer',
  'app.publish': 'editor',
  'app.unpublish': 'owner',
  /** Sign-up, who may enter, links and addresses of the app's settings. */
  'settings.change': 'editor',
  /** The app's end users: see, invite, change roles, disable, remove. */
  'users.manage': 'editor',
  'members.see': 'viewer',
  /** Invite collaborators, change their roles, remove them. */
  'members.manage': 'owner',
  /** Connect the app to other services: their addresses and secrets. */
  'integrations.manage': 'owner',
  'app.delete': 'owner',
} as const satisfies Record<string, Role>;
export type AppAct = keyof typeof APP_POLICY;

/** The least role that an act needs, for a call's `who`. */
export function needs<A extends AppAct>(act: A): (typeof APP_POLICY)[A] {
  return APP_POLICY[act];
}

/** Whether a role is another or above it. */
export function roleAtLeast(role: Role, least: Role): boolean {
  return APP_ROLES.indexOf(role) >= APP_ROLES.indexOf(least);
}

/** Whether somebody with this role on the app, or none, may do it. */
export function may(role: Role | null, act: AppAct): boolean {
  return role !== null && roleAtLeast(role, APP_POLICY[act]);
}
