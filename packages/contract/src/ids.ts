import { z } from 'zod';

/** An app's id: 24 lowercase hex digits (ruling 31). */
export const AppId = z.string().regex(/^[0-9a-f]{24}$/, 'There is no such app');
/** A row's id: 24 lowercase hex digits, time-ordered (architecture decision 12). */
export const RowId = z.string().regex(/^[0-9a-f]{24}$/, 'There is no such row');
/** The ids of an AI tool, and of one of its runs, which are made as rows' are. */
export const ToolId = z.string().regex(/^[0-9a-f]{24}$/, 'There is no such tool');
export const RunId = z.string().regex(/^[0-9a-f]{24}$/, 'There is no such run');
/** A chat message's id: `msgc` and 16 characters (spec 2, section 3). */
export const MessageId = z
  .string()
  .regex(/^msgc[A-Za-z0-9]{16}$/, 'A message id is msgc and 16 characters');
/** A version's id: 24 lowercase hex digits. */
export const VersionId = z.string().regex(/^[0-9a-f]{24}$/, 'There is no such version');

/** A whole number that a caller names, such as a row's revision: what an integer of PostgreSQL holds. */
export const Count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);
