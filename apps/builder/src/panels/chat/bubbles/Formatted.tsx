import { Text } from '@mantine/core';
import { Later, useLater } from '../../../ui/later.ts';

const markdown = new Later(() =>
  import('../../../ui/Markdown.tsx').catch((error: Error) => {
    // The words are there all the same.
    console.warn(`Words stay unformatted: ${error.message}`);
    throw error;
  }),
);

/** The assistant's words: at once as they are, and formatted as soon as the code for that has come. */
export function Formatted({ text }: { text: string }) {
  const Markdown = useLater(markdown).value?.Markdown;
  if (Markdown) return <Markdown text={text} />;
  return (
    <Text size="sm" my={6} lh={1.55} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  );
}
