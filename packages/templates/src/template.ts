import { AppSpec } from '@trellis/blueprint';
import { ToolDefinition } from '@trellis/contract';
import { z } from 'zod';

const shared = {
  name: z.string().min(1).max(60),
  /** One or two sentences for whoever chooses. */
  description: z.string().min(1).max(300),
  category: z.string().min(1).max(60),
  /** Needs a paid plan to start from (ruling 64). */
  isPro: z.boolean(),
};

/** An app among our own templates, as its file holds it. */
export const AppTemplate = z.object({
  ...shared,
  /** The day on which its sample rows were written: they move along with the calendar. */
  madeOn: z.iso.date(),
  spec: AppSpec,
  tools: z.array(ToolDefinition).default([]),
});
export type AppTemplate = z.infer<typeof AppTemplate>;

/** An AI tool among our own templates, as its file holds it. */
export const ToolTemplate = z.object({ ...shared, tool: ToolDefinition });
export type ToolTemplate = z.infer<typeof ToolTemplate>;
