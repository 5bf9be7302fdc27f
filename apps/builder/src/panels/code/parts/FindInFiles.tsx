import { ActionIcon, Checkbox, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import classes from '../code.module.css';
import { findIn } from '../project/find.ts';
import type { Project } from '../project/project.ts';

interface Props {
  /** Grows each time that the search is asked for. */
  asked: number;
  project: Project;
  onGo(id: string, line?: number): void;
  onClose(): void;
}

/** Looks for a text in all files of the app, as they stand on the screen. */
export function FindInFiles({ asked, project, onGo, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it takes the focus again
  useEffect(() => field.current?.select(), [asked]);
  const [query, setQuery] = useState('');
  const [isExact, setExact] = useState(false);
  const [settled] = useDebouncedValue(query, 150);
  const { found, more } = findIn([...project.files.values()], settled, isExact);
  const count = found.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <Stack gap={6} p={8} className={classes.find} component="search">
      <Group gap={4} wrap="nowrap">
        <TextInput
          aria-label="Find in files"
          placeholder="Find in files"
          size="xs"
          flex={1}
          ref={field}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
        <ActionIcon size={24} aria-label="Close the search" onClick={onClose}>
          <IconX size={14} />
        </ActionIcon>
      </Group>
      <Checkbox
        size="xs"
        label="Match case"
        checked={isExact}
        onChange={(event) => setExact(event.currentTarget.checked)}
      />
      <Text size="xs" c="dimmed" role="status">
        {settled === ''
          ? ''
          : count === 0
            ? 'Nothing found'
            : `${more ? 'More than ' : ''}${count} in ${counted(found.length, 'file')}`}
      </Text>
      <div className={classes.results}>
        {found.map(({ id, lines }) => (
          <section key={id} aria-label={id}>
            <Text size="xs" fw={600} truncate mt={4}>
              {id}
            </Text>
            {lines.map(({ line, text }) => (
              <UnstyledButton key={line} className={classes.result} onClick={() => onGo(id, line)}>
                <span className={classes.number}>{line}</span> {text}
              </UnstyledButton>
            ))}
          </section>
        ))}
      </div>
    </Stack>
  );
}
