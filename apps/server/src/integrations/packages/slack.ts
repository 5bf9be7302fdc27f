import type { IntegrationConfig } from '@trellis/contract';
import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { endpoint } from '../endpoint.ts';
import { addressOf, fetchOutside } from '../outgoing/fetch.ts';
import type { Package } from './package.ts';

const Message = z
  .object({
    text: z.string().trim().max(40_000).optional(),
    blocks: z.array(z.record(z.string(), z.unknown())).max(50).optional(),
    attachments: z.array(z.record(z.string(), z.unknown())).max(20).optional(),
    channel: z.string().max(100).optional(),
    username: z.string().max(100).optional(),
    icon_emoji: z.string().max(100).optional(),
    icon_url: z.string().max(2_000).optional(),
    thread_ts: z.string().max(60).optional(),
  })
  .refine(({ text, blocks, attachments }) => text || blocks?.length || attachments?.length, {
    path: ['text'],
    message: 'A message has text or blocks',
  });

/** Incoming webhooks as Slack has them, and others took over (Mattermost, Rocket.Chat, Discord's `/slack`). */
export const slackPackage: Package = {
  name: 'Slack',
  settle(config, { webhook_url }) {
    if (!webhook_url)
      throw new Refusal('invalid', 'Slack needs the secret webhook_url', {
        fields: { 'secrets.webhook_url': 'is required' },
      });
    addressOf(webhook_url);
    return config;
  },
  endpoints: ({ config, secrets }) => [
    endpoint({
      name: 'PostMessage',
      summary: 'Posts a message to the channel of the webhook',
      input: Message,
      who:
        (config as z.output<typeof IntegrationConfig.Slack>).callers === 'anyone'
          ? 'anyone'
          : 'signed-in',
      kind: 'installed',
      async run(message, { services, signal, meter }) {
        const body = JSON.stringify(message);
        meter.bytes += body.length;
        const { status, headers } = await fetchOutside(services.config, secrets.webhook_url ?? '', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          signal,
        });
        if (status === 429)
          throw new Refusal('too_many', 'The channel takes no more messages for now', {
            headers: { 'Retry-After': headers['retry-after'] ?? '30' },
          });
        if (status >= 300)
          throw new Refusal('upstream', `The channel answered ${status}`, {
            code: 'upstream_failed',
          });
        return { ok: true, success: true };
      },
    }),
  ],
};
