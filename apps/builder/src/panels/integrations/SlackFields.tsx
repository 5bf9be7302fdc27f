import { PasswordInput } from '@mantine/core';
import { WEBHOOK } from './draft.ts';
import type { FieldsProps } from './fields.ts';

/** An incoming webhook, as Slack and others have them. */
export function SlackFields({ draft, isKept, set, errorOf }: FieldsProps) {
  const value = draft.secrets.find(({ name }) => name === WEBHOOK)?.value ?? '';
  return (
    <PasswordInput
      label="Webhook address"
      description="From Slack: your app's settings, Incoming Webhooks. Mattermost, Rocket.Chat and Discord have the same. Stored encrypted and never shown again."
      placeholder={isKept ? 'Saved. Type to replace it.' : 'https://hooks.slack.com/services/…'}
      autoComplete="off"
      value={value}
      error={errorOf(`secrets.${WEBHOOK}`)}
      onChange={(event) =>
        set({ secrets: [{ name: WEBHOOK, value: event.currentTarget.value, isKept }] })
      }
    />
  );
}
