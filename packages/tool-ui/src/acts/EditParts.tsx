import type { PublicTool } from '@trellis/contract';
import { EditPart } from './EditPart.tsx';
import { type EditingGiven, useEditing } from './useEditing.ts';

interface Props extends EditingGiven {
  blocks: PublicTool['blocks'];
  /** Whether another answer than the model's stands here already. */
  isEdited: boolean;
}

/** The parts of an answer, to be written anew; the model's own answer can be had back. */
export function EditParts({ blocks, isEdited, ...given }: Props) {
  const { failure, busy, wrong, textOf, setText, save, restore } = useEditing(given);
  return (
    <form className="editing" onSubmit={save} aria-label="Edit the answer">
      {given.parts.map((part) => (
        <EditPart
          key={part.id}
          part={part}
          title={blocks.find(({ id }) => id === part.id)?.title ?? ''}
          text={textOf(part)}
          isWrong={wrong === part.id}
          onText={(text) => setText(part.id, text)}
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
            Restore original answer
          </button>
        )}
        <button type="button" className="plain" disabled={busy} onClick={given.onCancel}>
          Cancel
        </button>
        <button type="submit" disabled={busy}>
          Save
        </button>
      </div>
    </form>
  );
}
