import { Checkbox, Loader, Stack, Text } from '@mantine/core';
import type { FileReference } from '@trellis/contract';
import { phrase } from '../../../ui/phrase.ts';
import classes from '../code.module.css';

interface Props {
  references: FileReference[] | null;
  chosen: ReadonlySet<string>;
  onToggle(path: string): void;
}

/** What refers to a file: the lines that will change, and those that a person has to change. */
export function ReferenceList({ references, chosen, onToggle }: Props) {
  if (!references) return <Loader size="xs" aria-label="Looking for what refers to this file" />;
  if (references.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nothing else refers to this file.
      </Text>
    );
  return (
    <Stack gap="xs" className={classes.references}>
      <Text size="sm">
        {phrase('{n, plural, one {One file refers} other {# files refer}} to it.', {
          n: references.length,
        })}{' '}
        Ticked files are updated with it.
      </Text>
      {references.map(({ path, lines, left, updated, content }) => (
        <div key={path}>
          <Checkbox
            label={path}
            checked={chosen.has(path)}
            disabled={updated === content}
            onChange={() => onToggle(path)}
          />
          {lines.map(({ line, text }) => (
            <Text key={line} className={classes.line}>
              <span className={classes.number}>{line}</span> {text}
            </Text>
          ))}
          {left.length > 0 && (
            <Text size="xs" c="red" ml={28}>
              {phrase(
                '{n, plural, one {One place needs} other {# places need}} a manual fix afterwards:',
                {
                  n: left.length,
                },
              )}{' '}
              {left.map(({ text }) => text).join(' · ')}
            </Text>
          )}
        </div>
      ))}
    </Stack>
  );
}
