import type { BlockPart, PublicTool, ToolRun } from '@trellis/contract';
import { answerMarkdown } from '@trellis/tools';
import { useEffect, useState } from 'react';
import type { RunApi } from '../api.ts';
import { Download } from './Download.tsx';
import { EditParts } from './EditParts.tsx';
import { Icon } from './icons.tsx';
import { Rating } from './Rating.tsx';
import { Share } from './Share.tsx';
import { useAct } from './useAct.ts';

interface Props {
  tool: PublicTool;
  api: RunApi;
  runId: string;
  /** As it is stored, where that is known already. */
  stored: ToolRun | null;
  blocks: PublicTool['blocks'];
  parts: readonly BlockPart[];
  page: string | null;
  isEditing: boolean;
  onEditing(isEditing: boolean): void;
  onEdited(parts: BlockPart[] | null): void;
}

/** What can be done with an answer: copied, kept as a file, rated, shared, written anew. */
export default function RunActs(props: Props) {
  const { tool, api, runId, blocks, parts, page, isEditing, onEditing, onEdited } = props;
  const [run, setRun] = useState(props.stored);
  const { said, failure, act } = useAct();
  useEffect(() => {
    if (run) return;
    // Without it an answer is still there to be read: its acts say what fails.
    api.get(runId).then(setRun, () => undefined);
  }, [api, runId, run]);
  const title = tool.header || tool.title;
  const copy = async () => {
    await navigator.clipboard.writeText(answerMarkdown(blocks, parts));
    return 'Copied';
  };
  if (isEditing)
    return (
      <EditParts
        blocks={blocks}
        parts={parts}
        isEdited={run?.edited != null}
        onCancel={() => onEditing(false)}
        onSave={async (values) => {
          const saved = await api.edit(runId, values);
          setRun(saved);
          onEdited(saved.edited);
          onEditing(false);
        }}
      />
    );
  return (
    <div className="run-acts">
      <div role="toolbar" aria-label="This answer">
        <button type="button" className="quiet" onClick={() => act(copy)}>
          <Icon name="copy" /> Copy
        </button>
        <Download title={title} blocks={blocks} parts={parts} act={act} />
        {tool.canEdit && (
          <button type="button" className="quiet" onClick={() => onEditing(true)}>
            <Icon name="edit" /> Edit
          </button>
        )}
        {page && run && (
          <Share
            api={api}
            run={run}
            blocks={blocks}
            address={`${page}/run/${runId}`}
            onRun={setRun}
          />
        )}
        {run && <Rating api={api} run={run} onRun={setRun} />}
      </div>
      <p className="about" role="status">
        {said || (run?.edited ? 'You changed this answer' : '')}
      </p>
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
