import { z } from 'zod';
import type { SourceRow } from './sources.ts';

const words = (max: number) => z.string().max(max, `At most ${max} characters`);

/** What a piece of an answer can be (ruling 45). */
export const BLOCK_TYPES = [
  'text',
  'list',
  'table',
  'cards',
  'image',
  'chart',
  'score',
  'checklist',
  'code',
  'quote',
  'json',
] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];
export const CHARTS = ['bar', 'line', 'pie', 'radar'] as const;

/** How a block's answer is checked (ruling 46). */
export const BlockValidation = z.discriminatedUnion('kind', [
  /** Every item that it names stands in the list. */
  z.object({ kind: z.literal('items') }),
  /** Every sentence has a passage that supports it. */
  z.object({ kind: z.literal('sources') }),
  /** The builder's sentence, judged by the model. */
  z.object({ kind: z.literal('rule'), rule: words(1_000).min(1, 'Say what must be true') }),
]);
export type BlockValidation = z.infer<typeof BlockValidation>;

/** One piece of a tool's answer, and what it is asked for. */
export const ToolBlock = z.object({
  id: z.string().min(1).max(64),
  type: z.enum(BLOCK_TYPES),
  /** Its heading; none is shown where it is empty. */
  title: words(200).default(''),
  /** What is to stand in it, for the model. */
  instructions: words(2_000).default(''),
  /** Of a table: its columns; the model chooses where there are none. */
  columns: z.array(words(100).min(1)).max(12).optional(),
  /** Of a chart. */
  chart: z.enum(CHARTS).optional(),
  /** Of a list whose items cards, or a picture, show: its data item. */
  itemId: words(64).nullish(),
  data: z
    .object({ features: z.object({ validation: BlockValidation.nullish() }).default({}) })
    .default({ features: {} }),
});
export type ToolBlock = z.infer<typeof ToolBlock>;

/** What each kind of block holds. Texts are Markdown where a person wrote them as paragraphs. */
export interface BlockValues {
  text: string;
  list: string[];
  table: { columns: string[]; rows: string[][] };
  /** `itemId`: the passage of a list's row that a card shows, by its number; `row` once that is found. */
  cards: { title: string; text: string; itemId?: string; row?: SourceRow }[];
  /** What is to be drawn, or the item whose picture is shown; `url` once there is one. */
  image: { prompt: string; itemId?: string; url?: string };
  chart: { labels: string[]; series: { name: string; values: number[] }[] };
  /** From 0 to 100. */
  score: { score: number; reasons: string[] };
  checklist: { text: string; isDone: boolean }[];
  code: { language: string; code: string };
  quote: { text: string; source: string };
  json: unknown;
}

/** A block of an answer: what is there of it, and how far it is. */
export type BlockPart = {
  [K in BlockType]: {
    id: string;
    type: K;
    /** `failed`: what came was nothing that the block can hold. */
    state: 'waiting' | 'partial' | 'done' | 'failed';
    value: BlockValues[K] | null;
  };
}[BlockType];

/** How far the check of a block is (spec 2, section 3). */
export type ValidationStatus = 'pending' | 'validated' | 'failed';
