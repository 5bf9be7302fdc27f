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

/** What happens to the values: how many stay, which read otherwise, which do not fit. */
export function Conversion({ forecast: { values, conversion }, isRelation }: Props) {
  if (values === 0) return <Text size="sm">No row has a value here.</Text>;
  if (!conversion) return null;
  const { converted, changes, left, leftRows, isInPlace, isPart } = conversion;
  return (
    <Stack gap={6} component="section" aria-label="What happens to the values" role="status">
      <Text size="sm">
        {isPart && 'Of the most frequent values: '}
        {valuesWords(converted, isInPlace)}
        {leftRows > 0 &&
          phrase(', {n, plural, one {# row has} other {# rows have}} a value that does not fit', {
            n: leftRows,
          })}
        .
      </Text>
      {changes.length > 0 && (
        <Examples
          words="These values will change:"
          all={changes.map(({ from, to, rows }) => [`${from} → ${to}`, rows])}
        />
      )}
      {left.length > 0 && (
        <Examples
          words={
            isInPlace
              ? 'These values are kept, though they are not among the options:'
              : isRelation
                ? 'These values match no row there, or several. They are kept and come back with Undo:'
                : 'These rows will be empty there. Their values are kept and come back with Undo:'
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
