import { Text } from '@mantine/core';
import type { RepairNote, Usage } from '@trellis/contract';
import { counted } from '../../../ui/counted.ts';
import { phrase } from '../../../ui/phrase.ts';
import type { ChatItem } from '../types.ts';
import { money } from '../usage/figures.ts';
import classes from './repair.module.css';

/** What was mended in an answer before it was stored: by rules, and by asking the model again. */
export function RepairNotes({ message, isAdmin }: { message: ChatItem; isAdmin: boolean }) {
  const mended = message.parts.flatMap((part) =>
    part.type === 'data-mended' ? part.data.repairs : [],
  );
  const notes = message.parts.flatMap((part) => (part.type === 'data-repair' ? [part.data] : []));
  if (mended.length === 0 && notes.length === 0) return null;
  return (
    <div className={classes.notes}>
      {mended.length > 0 && (
        <details>
          <summary>Fixed {counted(mended.length, 'slip')}</summary>
          <ul>
            {mended.map((repair) => (
              <li key={repair}>{repair}</li>
            ))}
          </ul>
        </details>
      )}
      {notes.map((note) => (
        <Text key={note.attempt} size="xs" role="status">
          {wordsOf(note)}
          {isAdmin && note.usage ? ` ${priceOf(note.usage, note.cost)}.` : ` ${triesLeft(note)}.`}
        </Text>
      ))}
    </div>
  );
}

function wordsOf({ state, errors, left }: RepairNote): string {
  const had = counted(errors, 'error');
  switch (state) {
    case 'working':
      return `Repairing ${had}…`;
    case 'mended':
      return `Repaired ${had}.`;
    case 'better':
      return `Repaired some of ${had}, ${left} left.`;
    case 'failed':
      return `Could not repair ${had}.`;
  }
}

function priceOf({ totalTokens }: Usage, cost: number | undefined): string {
  const used = `${totalTokens.toLocaleString('en')} tokens`;
  return cost === undefined ? used : `${used}, ${money(cost)}`;
}

function triesLeft({ attempt, most }: RepairNote): string {
  return phrase('{n, plural, one {# try} other {# tries}} left', { n: most - attempt });
}
