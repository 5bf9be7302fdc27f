import {
  ActionIcon,
  Button,
  Chip,
  Group,
  Input,
  Stack,
  TagsInput,
  Text,
  TextInput,
} from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { METHODS } from './draft.ts';
import type { FieldsProps } from './fields.ts';
import { SecretFields } from './SecretFields.tsx';

/** The HTTP connector: where it calls, how, and with what. */
export function HttpFields({ draft, set, errorOf }: FieldsProps) {
  const setHeader = (at: number, change: Partial<{ name: string; value: string }>) =>
    set({
      headers: draft.headers.map((one, index) => (index === at ? { ...one, ...change } : one)),
    });
  return (
    <>
      <TextInput
        label="Address of the service"
        description="Calls go there. Secret headers are sent nowhere else"
        placeholder="https://api.example.org/v1"
        type="url"
        autoComplete="off"
        value={draft.baseUrl}
        error={errorOf('baseUrl')}
        onChange={(event) => set({ baseUrl: event.currentTarget.value })}
      />
      <Input.Wrapper
        label="Allowed methods"
        labelElement="div"
        error={errorOf('methods')}
        id="http-methods"
      >
        <Chip.Group multiple value={draft.methods} onChange={(methods) => set({ methods })}>
          <Group gap={6} mt={4} role="group" aria-label="Allowed methods">
            {METHODS.map((method) => (
              <Chip key={method} size="xs" value={method}>
                {method}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      <Stack gap={6} component="fieldset" m={0} p={0} style={{ border: 'none' }}>
        <Text component="legend" size="sm" fw={600} p={0}>
          Headers
        </Text>
        <Text size="xs" c="dimmed">
          {'Sent with each call. {{NAME}} stands for a secret.'}
        </Text>
        {draft.headers.map((header, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
          <Group key={at} gap="xs" wrap="nowrap">
            <TextInput
              size="xs"
              flex={1}
              aria-label={`Name of header ${at + 1}`}
              placeholder="Authorization"
              value={header.name}
              onChange={(event) => setHeader(at, { name: event.currentTarget.value })}
            />
            <TextInput
              size="xs"
              flex={2}
              aria-label={`Value of header ${header.name || at + 1}`}
              placeholder="Bearer {{API_KEY}}"
              value={header.value}
              error={errorOf(`headers.${header.name}`)}
              onChange={(event) => setHeader(at, { value: event.currentTarget.value })}
            />
            <ActionIcon
              aria-label={`Remove header ${header.name || at + 1}`}
              onClick={() => set({ headers: draft.headers.filter((_, index) => index !== at) })}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
        <div>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => set({ headers: [...draft.headers, { name: '', value: '' }] })}
          >
            Add a header
          </Button>
        </div>
      </Stack>
      <SecretFields
        description="Keys and passwords. Stored encrypted and never shown again."
        secrets={draft.secrets}
        onChange={(secrets) => set({ secrets })}
      />
      <TagsInput
        label="Other allowed hosts"
        description="Called without secret headers. Press Enter to add one."
        placeholder={draft.hosts.length === 0 ? 'files.example.org' : undefined}
        value={draft.hosts}
        error={errorOf('hosts')}
        onChange={(hosts) => set({ hosts })}
      />
    </>
  );
}
