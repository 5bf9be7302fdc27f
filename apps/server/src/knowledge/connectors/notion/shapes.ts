import { z } from 'zod';

/** Notion's ids are UUIDs, with their dashes or without: nothing else is asked for. */
const Id = z.string().regex(/^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i);
const Address = z.string().max(2_000).nullish().catch(null);
const Value = z.looseObject({ type: z.string().max(60).optional() }).catch({});

/** A page of its lists, as far as it is read. Rows of a query may bear any id: they are not asked for by it. */
export const Page = z.object({
  object: z.string().max(60).catch(''),
  id: z.string().min(1).max(100),
  url: Address,
  created_time: z.string().max(40).optional().catch(undefined),
  properties: z.record(z.string().max(2_000), Value).optional().catch(undefined),
  title: z.unknown().optional(),
  name: z.string().max(2_000).optional().catch(undefined),
});
export type Page = z.infer<typeof Page>;

export const Listed = z.object({
  results: z.array(z.unknown()),
  next_cursor: z.string().max(2_000).nullish().catch(null),
  has_more: z.boolean().catch(false),
  request_status: z.object({ type: z.string().optional() }).optional().catch(undefined),
});

export type Listed = z.infer<typeof Listed>;

/** Those of a list that are what they should be. */
export const pagesIn = (results: readonly unknown[]): Page[] =>
  results.flatMap((one) => Page.safeParse(one).data ?? []);

const idsIn = (ids: readonly unknown[]): string[] =>
  ids.flatMap((one) => Id.safeParse(one).data ?? []);

export const Markdown = z.object({
  markdown: z.string().nullish(),
  unknown_block_ids: z.array(z.unknown()).catch([]).transform(idsIn),
});

const Source = z.object({ id: Id, name: z.string().max(2_000).nullish().catch(null) });
export const Database = z.object({
  data_sources: z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.flatMap((one) => Source.safeParse(one).data ?? [])),
});

export const Me = z.object({
  name: z.string().nullish().catch(null),
  bot: z.object({ workspace_name: z.string().nullish() }).nullish().catch(null),
});
