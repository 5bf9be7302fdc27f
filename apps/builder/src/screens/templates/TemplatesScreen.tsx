import {
  Chip,
  Group,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { templateCalls } from '@trellis/contract';
import { useState } from 'react';
import { useCall } from '../../session/query.ts';
import { counted } from '../../ui/counted.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useTabTitle } from '../../ui/useTabTitle.ts';
import { chosen, type Kind } from './chosen.ts';
import { TemplateGrid } from './TemplateGrid.tsx';

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'app', label: 'Apps' },
  { value: 'tool', label: 'AI tools' },
];

/** The library: everything that can be started from, by kind, category and words. */
export function TemplatesScreen() {
  useTabTitle('Templates');
  const { value, failure, reload } = useCall(templateCalls.list);
  const [kind, setKind] = useState<Kind>('all');
  const [category, setCategory] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const templates = value?.templates ?? [];
  const used = (value?.categories ?? []).filter((name) =>
    templates.some((one) => one.categories.includes(name)),
  );
  const shown = chosen(templates, { kind, category, words });
  return (
    <Page>
      <PageHead
        title="Templates"
        hint="Start from something that works and change what you like."
      />
      <Stack gap="lg">
        <Group gap="sm">
          <TextInput
            aria-label="Search templates"
            placeholder="Search"
            leftSection={<IconSearch size={16} />}
            value={words}
            flex={1}
            miw={200}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <SegmentedControl
            aria-label="Kind"
            data={KINDS}
            value={kind}
            onChange={(next) => setKind(next as Kind)}
          />
        </Group>
        <Group gap={6} role="group" aria-label="Categories">
          {used.map((name) => (
            <Chip
              key={name}
              size="xs"
              checked={category === name}
              onChange={(isOn) => setCategory(isOn ? name : null)}
            >
              {name}
            </Chip>
          ))}
        </Group>
        {failure && !value && (
          <LoadFailed
            title="The templates could not be loaded"
            reason={failure}
            onRetry={() => void reload()}
          />
        )}
        {!value && !failure && (
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} role="status" aria-label="Loading">
            {[1, 2, 3].map((n) => (
              <Skeleton key={n} h={260} radius="lg" />
            ))}
          </SimpleGrid>
        )}
        {value && (
          <Text size="sm" c="dimmed" role="status">
            {shown.length === 0
              ? 'No matches. Try another word, or describe your app on the home page.'
              : counted(shown.length, 'template')}
          </Text>
        )}
        <TemplateGrid templates={shown} />
      </Stack>
    </Page>
  );
}
