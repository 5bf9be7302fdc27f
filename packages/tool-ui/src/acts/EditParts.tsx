import type { BlockPart, PublicTool } from '@trellis/contract';
import { blockMarkdown, valueInWords } from '@trellis/tools';
import { type FormEvent, useState } from 'react';
import { EditPart } from './EditPart.tsx';
import { useAct } from './useAct.ts';

type Values = Pick<BlockPart, 'id' | 'value'>[];

interface Props {
  blocks: PublicTool['blocks'];
  parts: readonly BlockPart[];
  /** Whether another answer than the model's stands here already. */
  isEdited: boolean;
  onCancel(): void;
  onSave(values: Values | null): Promise<void>;
}

/** The parts of an answer, to be written anew; the model's own answer can be had back. */
export function EditParts({ blocks, parts, isEdited, onCancel, onSave }: Props) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<string | null>(null);
  const { failure, busy, act } = useAct();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const values: Values = [];
    for (const { id, type } of parts) {
      const text = texts[id];
      if (text === undefined) continue;
      const value = type === 'text' ? text : valueInWords(type, text);
      if (value === undefined) return setWrong(id);
      values.push({ id, value } as Values[number]);
    }
    setWrong(null);
    void act(async () => {
      if (values.length > 0) await onSave(values);
      else onCancel();
      return '';
    });
  };
  const restore = () =>
    act(async () => {
      await onSave(null);
      return '';
    });
  return (
    <form className="editing" onSubmit={save} aria-label="Edit the answer">
      {parts.map((part) => (
        <EditPart
          key={part.id}
          part={part}
          title={blocks.find(({ id }) => id === part.id)?.title ?? ''}
          text={texts[part.id] ?? blockMarkdown(part)}
          isWrong={wrong === part.id}
          onText={(text) => setTexts((all) => ({ ...all, [part.id]: text }))}
        />
      ))}
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      <div className="acts">
        {isEdited && (
          <button type="button" className="plain" disabled={busy} onClick={restore}>
            Back to the model’s answer
          </button>
        )}
        <button type="button" className="plain" disabled={busy} onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" disabled={busy}>
          Save
        </button>
      </div>
    </form>
  );
}
