import { Text } from '@mantine/core';
import { phrase } from '../../../ui/phrase.ts';

/** Files of a project that the product has as well, and runs the app with its own. */
export function Replaced({ files }: { files: readonly string[] }) {
  return (
    <details>
      <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
        {phrase(
          '{n, plural, one {One usual file} other {# usual files}} gave way to Trellis’s own, which {n, plural, one {does} other {do}} the same',
          { n: files.length },
        )}
      </Text>
      <Text size="xs" mt={4} style={{ overflowWrap: 'anywhere' }}>
        {files.join(', ')}
      </Text>
    </details>
  );
}
