import { ActionIcon, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { SecretDraft } from './draft.ts';

interface Props {
  description: string;
  secrets: readonly SecretDraft[];
  onChange(secrets: SecretDraft[]): void;
}

/** Names and values that only the server ever reads again. */
export function SecretFields({ description, secrets, onChange }: Props) {
  const set = (at: number, change: Partial<SecretDraft>) =>
    onChange(secrets.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <Stack gap={6} component="fieldset" m={0} p={0} style={{ border: 'none' }}>
      <Text component="legend" size="sm" fw={600} p={0}>
        Secrets
      </Text>
      <Text size="xs" c="dimmed">
        {description}
      </Text>
      {secrets.map((secret, at) => (
        // A row has no name of its own until it is typed.
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
        <Group key={at} gap={6} align="flex-start">
          <TextInput
            size="xs"
            flex="1 1 130px"
            aria-label={`Name of secret ${at + 1}`}
            placeholder="Name"
            autoComplete="off"
            spellCheck={false}
            readOnly={secret.isKept}
            value={secret.name}
            onChange={(event) => set(at, { name: event.currentTarget.value })}
          />
          <Group gap={6} wrap="nowrap" flex="2 1 180px">
            <PasswordInput
              size="xs"
              flex={1}
              aria-label={`Value of secret ${secret.name || at + 1}`}
              placeholder={secret.isKept ? 'Saved. Type to replace it.' : 'Value'}
              autoComplete="new-password"
              value={secret.value}
              onChange={(event) => set(at, { value: event.currentTarget.value })}
            />
            <ActionIcon
              aria-label={`Remove secret ${secret.name || at + 1}`}
              onClick={() => onChange(secrets.filter((_, index) => index !== at))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        </Group>
      ))}
      <div>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => onChange([...secrets, { name: '', value: '', isKept: false }])}
        >
          Add a secret
        </Button>
      </div>
    </Stack>
  );
}
