import {
  ActionIcon,
  Alert,
  Button,
  Group,
  Paper,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { TEMPLATE_TEXTS, templateCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { counted } from '../../ui/counted.ts';
import { useAttempt } from '../../ui/useAttempt.ts';

/** The categories that templates stand in (spec 1, section 5). */
export function TemplateCategories() {
  const { value, failure, reload } = useCall(templateCalls.list);
  const { attempt, error, busy, clear } = useAttempt();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  if (failure && !value)
    return (
      <Alert color="red" role="alert">
        {failure}
      </Alert>
    );
  if (!value) return <Skeleton h={64} role="status" aria-label="Loading" />;
  const { categories, templates } = value;
  const act = async (work: () => Promise<unknown>) => {
    const isDone = await attempt(work);
    if (isDone) await reload();
    return isDone;
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name === '') return setFault(TEMPLATE_TEXTS.noCategoryName);
    if (await act(() => api(templateCalls.addCategory, { body: { name } }))) setTyped('');
  };
  return (
    <Stack maw={560}>
      <Text size="sm" c="dimmed">
        Admins save an app as a template by clicking its name in the builder, or in its settings.
      </Text>
      <form onSubmit={(event) => void add(event)}>
        <Group align="flex-start" wrap="nowrap">
          <TextInput
            flex={1}
            aria-label="New category"
            placeholder="New category"
            maxLength={60}
            value={typed}
            error={fault ?? error?.message}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setFault(null);
              clear();
            }}
          />
          <Button type="submit" loading={busy}>
            Add category
          </Button>
        </Group>
      </form>
      <Stack
        gap="xs"
        component="ul"
        aria-label="Categories"
        m={0}
        p={0}
        style={{ listStyle: 'none' }}
      >
        {categories.map((name) => (
          <Category
            key={name}
            name={name}
            count={templates.filter(({ category }) => category === name).length}
            busy={busy}
            act={act}
          />
        ))}
      </Stack>
    </Stack>
  );
}

interface Props {
  name: string;
  count: number;
  busy: boolean;
  act(work: () => Promise<unknown>): Promise<boolean>;
}

function Category({ name, count, busy, act }: Props) {
  const [next, setNext] = useState<string | null>(null);
  const params = { name };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const to = next?.trim() ?? '';
    if (to === '' || to === name) return setNext(null);
    if (await act(() => api(templateCalls.renameCategory, { params, body: { name: to } })))
      setNext(null);
  };
  return (
    <Paper component="li" withBorder p="sm" bg="var(--trellis-raised)" aria-label={name}>
      {next === null ? (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">
            {name}{' '}
            <Text span c="dimmed" size="xs">
              {counted(count, 'template')}
            </Text>
          </Text>
          <Group gap={4} wrap="nowrap">
            <ActionIcon aria-label={`Rename ${name}`} disabled={busy} onClick={() => setNext(name)}>
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon
              aria-label={`Remove ${name}`}
              disabled={busy}
              onClick={() => void act(() => api(templateCalls.removeCategory, { params }))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        </Group>
      ) : (
        <form onSubmit={(event) => void save(event)}>
          <Group wrap="nowrap">
            <TextInput
              flex={1}
              size="xs"
              data-autofocus
              aria-label={`New name of ${name}`}
              maxLength={60}
              value={next}
              onChange={(event) => setNext(event.currentTarget.value)}
            />
            <Button size="xs" type="submit" loading={busy}>
              Save
            </Button>
            <Button size="xs" variant="default" onClick={() => setNext(null)}>
              Cancel
            </Button>
          </Group>
        </form>
      )}
    </Paper>
  );
}
