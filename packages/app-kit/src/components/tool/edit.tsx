import type { BlockPart, BlockType, PublicTool } from '@trellis/contract';
import { type EditingGiven, useEditing, useGrid } from '@trellis/tool-ui/answers';
import { type AnswerWord, answerWord } from '../../lib/answer-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import { LabeledField } from '../ui/labeled-field.tsx';
import { Textarea } from '../ui/textarea.tsx';

interface Props extends EditingGiven {
  blocks: PublicTool['blocks'];
  /** Another answer than the model's stands here already. */
  isEdited: boolean;
}

/** The parts of an answer, to be written anew; the model's own answer can be had back. */
export function EditAnswer({ blocks, isEdited, ...given }: Props) {
  const { failure, busy, wrong, textOf, setText, save, restore } = useEditing(given);
  return (
    <form className="flex flex-col gap-5" onSubmit={save} aria-label={answerWord('editAnswer')}>
      {given.parts.map((part) => (
        <EditPart
          key={part.id}
          part={part}
          label={blocks.find(({ id }) => id === part.id)?.title || answerWord('answer')}
          text={textOf(part)}
          isWrong={wrong === part.id}
          onText={(text) => setText(part.id, text)}
        />
      ))}
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy}>
          {answerWord('save')}
        </Button>
        <Button type="button" variant="outline" disabled={busy} onClick={given.onCancel}>
          {answerWord('cancel')}
        </Button>
        {isEdited && (
          <Button type="button" variant="ghost" disabled={busy} onClick={restore}>
            {answerWord('restore')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** How a kind of part is written in words. */
const HINTS: Partial<Record<BlockType, AnswerWord>> = {
  list: 'oneALine',
  checklist: 'asChecklist',
  score: 'asScore',
  quote: 'asQuote',
};

interface PartProps {
  part: BlockPart;
  label: string;
  /** The part in words, as Markdown. */
  text: string;
  /** The words are nothing that the part can hold. */
  isWrong: boolean;
  onText(text: string): void;
}

/** One part as it is written anew: tables as a grid, anything else in words. */
function EditPart({ part: { type, value }, label, text, isWrong, onText }: PartProps) {
  // A picture is drawn, and is not written.
  if (type === 'image' || value === null) return null;
  if (type === 'table' || type === 'chart')
    return <EditTable label={label} text={text} onText={onText} />;
  const hint = HINTS[type];
  return (
    <LabeledField
      label={label}
      help={hint && answerWord(hint)}
      error={isWrong ? answerWord('unreadable') : undefined}
    >
      <Textarea
        rows={Math.min(20, Math.max(3, text.split('\n').length + 1))}
        maxLength={60_000}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </LabeledField>
  );
}

function EditTable({ label, text, onText }: Pick<PartProps, 'label' | 'text' | 'onText'>) {
  const { rows, set } = useGrid(text, onText);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      <div className="overflow-x-auto">
        <table className="w-full border-separate border-spacing-1">
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike, and none is moved
              <tr key={row}>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells may be alike, and none is moved
                  <td key={at} className="min-w-32">
                    <Input
                      className={row === 0 ? 'font-medium' : undefined}
                      aria-label={
                        row === 0 ? answerWord('column', at + 1) : answerWord('cell', row, at + 1)
                      }
                      value={cell}
                      onChange={(event) => set(row, at, event.target.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}
