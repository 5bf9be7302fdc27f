import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Expected = z.object({
  /** A regular expression for the entity's name, case does not count. */
  name: z.string(),
  fields: z.array(z.string()).default([]),
  permissions: z.object({ read: z.string(), write: z.string() }).optional(),
  enum: z.record(z.string(), z.array(z.string())).optional(),
});

const Prompt = z.object({
  id: z.string(),
  turns: z.array(z.string()).min(1),
  expect: z.object({ entities: z.array(Expected).default([]) }).default({ entities: [] }),
  /** What a person can then do. Absent: create, edit, delete. */
  does: z.array(z.string()).default(['create', 'edit', 'delete']),
  /** Regular expressions that no entity's and no field's name may meet. */
  never: z.array(z.string()).default([]),
  /** What the turns demand of access; absent where they say nothing of it. */
  access: z.enum(['private', 'staff', 'public_form', 'own_rows', 'public']).optional(),
});
export type Access = NonNullable<Prompt['access']>;
export type Prompt = z.infer<typeof Prompt>;

/** The prompts of a file. */
export function readPrompts(path: string): Prompt[] {
  return z.object({ prompts: z.array(Prompt) }).parse(JSON.parse(readFileSync(path, 'utf8')))
    .prompts;
}
