import { Alert, Code, Stack, Text } from '@mantine/core';
import type { ColumnForecast } from '@trellis/contract';
import { counted } from '../../../ui/counted.ts';
import { phrase } from '../../../ui/phrase.ts';
import classes from './structure.module.css';

/** Why the change was refused as a whole. */
export function Refused({ problem }: { problem: string | undefined }) {
  return problem ? (
    <Alert color="red" role="alert" p="xs">
      <Text size="sm">{problem}</Text>
    </Alert>
  ) : null;
}

/** The files that name a column, so that people know what else there is to change. */
export function Naming({ files }: Pick<ColumnForecast, 'files'>) {
  if (files.length === 0) return <Text size="sm">No page uses it.</Text>;
  return (
    <Stack gap={4} component="section" aria-label="Used in">
      <Text size="sm" fw={600}>
        {phrase('{n, plural, one {# file uses} other {# files use}} it', { n: files.length })}
      </Text>
      {files.map(({ path, lines }) => (
        <div key={path}>
          <Text size="xs" fw={500}>
            {path}
          </Text>
          {lines.slice(0, 3).map(({ line, text }) => (
            <Code key={line} block p={4} fz={11} className={classes.line}>
              {line}: {text}
            </Code>
          ))}
          {lines.length > 3 && (
            <Text size="xs" c="dimmed">
              and {counted(lines.length - 3, 'more line')}
            </Text>
          )}
        </div>
      ))}
    </Stack>
  );
}
