import { List, Stack, Text } from '@mantine/core';
import type { ColumnForecast } from '@trellis/contract';
import { counted } from '../../../ui/counted.ts';
import { phrase } from '../../../ui/phrase.ts';
import { valuesWords } from './words.ts';

/** Examples that are shown of each kind. */
const SHOWN = 5;

interface Props {
  forecast: ColumnForecast;
  /** The values are to be rows of another table. */
  isRelation: boolean;
}

/** What becomes of the values: how many stay, which read otherwise, which do not fit. */
export function Conversion({ forecast: { values, conversion }, isRelation }: Props) {
  if (values === 0) return <Text size="sm">No row has a value in it.</Text>;
  if (!conversion) return null;
  const { converted, changes, left, leftRows, isInPlace, isPart } = conversion;
  return (
    <Stack gap={6} component="section" aria-label="What becomes of the values" role="status">
      <Text size="sm">
        {isPart && 'Of the most frequent values: '}
        {valuesWords(converted, isInPlace)}
        {leftRows > 0 &&
          phrase(', {n, plural, one {# row has} other {# rows have}} one that does not fit', {
            n: leftRows,
          })}
        .
      </Text>
      {changes.length > 0 && (
        <Examples
          words="These read otherwise afterwards:"
          all={changes.map(({ from, to, rows }) => [`${from} → ${to}`, rows])}
        />
      )}
      {left.length > 0 && (
        <Examples
          words={
            isInPlace
              ? 'These stay as they are, though they are none of the options:'
              : isRelation
                ? 'These stand for no row there: none is called so, or several are. They are kept, and come back with Undo:'
                : 'These rows have nothing there afterwards; what they had is kept, and comes back with Undo:'
          }
          all={left.map(({ value, rows }) => [value, rows])}
        />
      )}
    </Stack>
  );
}

function Examples({ words, all }: { words: string; all: readonly (readonly [string, number])[] }) {
  return (
    <div>
      <Text size="sm">{words}</Text>
      <List size="xs">
        {all.slice(0, SHOWN).map(([text, rows]) => (
          <List.Item key={text} style={{ overflowWrap: 'anywhere' }}>
            {text} ({counted(rows, 'row')})
          </List.Item>
        ))}
        {all.length > SHOWN && <List.Item>and others</List.Item>}
      </List>
    </div>
  );
}
