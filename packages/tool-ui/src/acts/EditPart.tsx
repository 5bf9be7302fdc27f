import type { BlockPart, BlockType } from '@trellis/contract';
import { useId } from 'react';
import { TableGrid } from './TableGrid.tsx';

interface Props {
  part: BlockPart;
  title: string;
  /** The part in words, as Markdown. */
  text: string;
  /** The words are nothing that the part can hold. */
  isWrong: boolean;
  onText(text: string): void;
}

/** How a kind of part is written in words. */
const HINTS: Partial<Record<BlockType, string>> = {
  list: 'One per line',
  checklist: '[x] is done, [ ] is not',
  score: 'Score first, then one reason per line',
  quote: 'The quote, then — and its source',
  json: 'Valid JSON',
};
const WRONG = 'Invalid format. Check the lines.';

/** One part of an answer, as it is written anew: tables as a grid, anything else in words. */
export function EditPart({ part, title, text, isWrong, onText }: Props) {
  const id = useId();
  const { type } = part;
  // A picture is drawn, and is not written.
  if (type === 'image' || part.value === null) return null;
  const label = title || 'Answer';
  if (type === 'table' || type === 'chart')
    return <TableGrid label={label} text={text} onText={onText} />;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={Math.min(20, Math.max(3, text.split('\n').length + 1))}
        maxLength={60_000}
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-about`}
        onChange={(event) => onText(event.target.value)}
      />
      <p
        id={`${id}-about`}
        className={isWrong ? 'problem' : 'about'}
        role={isWrong ? 'alert' : undefined}
      >
        {isWrong ? WRONG : HINTS[type]}
      </p>
    </div>
  );
}
