import { Anchor, Radio, Stack, Text, TextInput } from '@mantine/core';
import type { ListedModel } from '@trellis/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { PROVIDERS, termsOf } from '../../../ui/model-terms.ts';

/** Models that are shown at once; a search finds the others. */
const SHOWN = 40;

interface Props {
  models: readonly ListedModel[];
  /** Why not all of them are known. */
  problem: string | null;
  /** What answers where nothing is chosen. */
  defaultModel: string;
  /** '' for the default. */
  value: string;
  onChange(value: string): void;
}

/** The models of the providers that are connected, to choose one. */
export function ModelList({ models, problem, defaultModel, value, onChange }: Props) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = models.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(wanted));
  const isListed = models.some(({ id }) => id === value);
  return (
    <>
      {models.length > 0 && (
        <TextInput
          size="xs"
          type="search"
          aria-label="Search models"
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <Radio.Group
        aria-label="Model"
        value={value}
        onChange={onChange}
        mah={360}
        style={{ overflow: 'auto' }}
      >
        <Stack gap="xs" p={2}>
          <Radio value="" label={`Default (${defaultModel})`} />
          {value && !isListed && <Radio value={value} label={value} />}
          {found.slice(0, SHOWN).map((one) => (
            <Radio
              key={one.id}
              value={one.id}
              label={one.name}
              description={
                [one.from && PROVIDERS[one.from], termsOf(one)].filter(Boolean).join(', ') ||
                undefined
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      {found.length > SHOWN && (
        <Text size="xs" c="dimmed">
          {found.length - SHOWN} more: search for them
        </Text>
      )}
      {problem && (
        <Text size="xs" c="dimmed">
          {problem}
        </Text>
      )}
      {models.length === 0 && !problem && (
        <Text size="sm">
          No model is connected yet.{' '}
          <Anchor component={Link} to="/admin/models">
            Connect one
          </Anchor>
        </Text>
      )}
    </>
  );
}
