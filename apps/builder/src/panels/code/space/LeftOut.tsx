import { ScrollArea, Text } from '@mantine/core';
import { phrase } from '../../../ui/phrase.ts';

/** Files of a folder that are no part of the app, each with the reason. */
export function LeftOut({ files }: { files: readonly { path: string; reason: string }[] }) {
  return (
    <div>
      <Text size="sm" mb={4}>
        {phrase('{n, plural, one {One file was} other {# files were}} left out:', {
          n: files.length,
        })}
      </Text>
      <ScrollArea.Autosize mah={240} viewportProps={{ tabIndex: 0, 'aria-label': 'Left out' }}>
        {files.map(({ path, reason }) => (
          <Text key={path} size="xs" style={{ overflowWrap: 'anywhere' }}>
            <b>{path}</b> · {reason}
          </Text>
        ))}
      </ScrollArea.Autosize>
    </div>
  );
}
