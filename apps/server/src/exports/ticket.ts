import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { EXPORT_WAITS_MS, RowExport } from '@trellis/contract';
import { z } from 'zod';
import type { SecretBox } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';

/** Who asked for which rows: what an export's address holds, sealed, for two minutes. */
const Ticket = z.object({
  appId: z.string(),
  entityName: z.string(),
  userId: z.string(),
  sessionId: z.string(),
  wanted: RowExport,
  until: z.number(),
});
export type Ticket = z.infer<typeof Ticket>;

/** Longer addresses do not pass everywhere. */
const LONGEST = 7_000;

export function sealTicket(box: SecretBox, ticket: Omit<Ticket, 'until'>, now: number): string {
  const whole = JSON.stringify({ ...ticket, until: now + EXPORT_WAITS_MS });
  const sealed = box.seal(`export:${deflateRawSync(whole).toString('base64')}`);
  if (sealed.length > LONGEST)
    throw new Refusal(
      'invalid',
      'This filter is too long to export. Export with fewer conditions.',
    );
  return sealed;
}

/** What an address says; null when it is none of ours, or has ended. */
export function openTicket(box: SecretBox, sealed: string, now: number): Ticket | null {
  try {
    const opened = box.open(sealed);
    if (!opened.startsWith('export:')) return null;
    const text = inflateRawSync(Buffer.from(opened.slice('export:'.length), 'base64'), {
      maxOutputLength: 200_000,
    });
    const ticket = Ticket.parse(JSON.parse(text.toString()));
    return ticket.until > now ? ticket : null;
  } catch {
    // Not sealed by us, or cut: no ticket.
    return null;
  }
}
