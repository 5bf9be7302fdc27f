import { z } from 'zod';
import { Permissions } from './entity.ts';

/** What an action does to the app (spec 2, section 3; ruling 21: `unknown` is shown and does nothing). */
export const ActionType = z.enum([
  'add_file',
  'edit_file',
  'delete_file',
  'add_entity',
  'edit_entity',
  'import_entities',
  'insert_entity_records',
  'unknown',
]);
export type ActionType = z.infer<typeof ActionType>;

/**
 * One action of the assistant (spec 2, section 3). On the wire it is a tag in the assistant's text:
 * `<action type="add_file" file="pages/Home.tsx" title="Home page">` newline, the content,
 * newline, `</action>` alone on its line.
 */
export const Action = z.object({
  title: z.string(),
  type: ActionType,
  /** The file's path (`pages/Home.tsx`), or the entity's name for entity actions. */
  file: z.string(),
  content: z.string(),
  /** The closing tag was seen. */
  isComplete: z.boolean(),
  /** The stream ended without the closing tag. */
  isTruncated: z.boolean(),
  permissions: Permissions.optional(),
});
export type Action = z.infer<typeof Action>;
