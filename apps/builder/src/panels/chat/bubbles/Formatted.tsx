import { Text } from '@mantine/core';
import { Later, useLater } from '../../../ui/later.ts';
import classes from './bubbles.module.css';

const markdown = new Later(() =>
  import('../../../ui/Markdown.tsx').catch((error: Error) => {
    // The words are there all the same.
    console.warn(`Text is shown unformatted: ${error.message}`);
    throw error;
  }),
);

/** The assistant's words: at once as they are, and formatted as soon as the code for that has come. */
export function Formatted({ text }: { text: string }) {
  const Markdown = useLater(markdown).value?.Markdown;
  if (Markdown) return <Markdown text={text} />;
  return (
    <div>
      {paragraphsOf(text).map(({ start, words }) => (
        <Text
          key={start}
          component="p"
          dir="auto"
          size="sm"
          my={6}
          lh={1.55}
          className={classes.plain}
        >
          {words}
        </Text>
      ))}
    </div>
  );
}

/** Spaced as they will be when they are formatted: what is being read does not jump then. */
const paragraphsOf = (text: string): { start: number; words: string }[] =>
  [...text.matchAll(/\S[\s\S]*?(?=\n{2,}|$)/g)].map(({ 0: words, index }) => ({
    start: index,
    words,
  }));
