import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';

type Markdown = typeof import('./Markdown.tsx')['Markdown'];
/** Kept once it has come, so that later words are formatted from their first drawing on. */
let loaded: Markdown | null = null;

/** The assistant's words: at once as they are, and formatted as soon as the code for that has come. */
export function Formatted({ text }: { text: string }) {
  const [Markdown, setMarkdown] = useState<Markdown | null>(() => loaded);
  useEffect(() => {
    if (loaded) return;
    let isGone = false;
    import('./Markdown.tsx').then(
      (module) => {
        loaded = module.Markdown;
        if (!isGone) setMarkdown(() => module.Markdown);
      },
      // The words are there all the same.
      (error: Error) => console.warn(`Words stay unformatted: ${error.message}`),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (Markdown) return <Markdown text={text} />;
  return (
    <Text size="sm" my={6} lh={1.55} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  );
}
