import type { PublicTool } from '@trellis/contract';
import { Download } from './Download.tsx';
import { EditParts } from './EditParts.tsx';
import { Icon } from './icons.tsx';
import { Rating } from './Rating.tsx';
import { Share } from './Share.tsx';
import { useAct } from './useAct.ts';
import { type ActsGiven, useActs } from './useActs.ts';

interface Props extends ActsGiven {
  tool: PublicTool;
  page: string | null;
  isEditing: boolean;
}

/** What can be done with an answer: copied, kept as a file, rated, shared, written anew. */
export default function RunActs(props: Props) {
  const { tool, api, runId, blocks, parts, page, isEditing, onEditing } = props;
  const { run, setRun, copy, save } = useActs(props);
  const { said, failure, act } = useAct();
  const copied = async () => {
    await copy();
    return 'Copied';
  };
  if (isEditing)
    return (
      <EditParts
        blocks={blocks}
        parts={parts}
        isEdited={run?.edited != null}
        onCancel={() => onEditing(false)}
        onSave={save}
      />
    );
  return (
    <div className="run-acts">
      <div role="toolbar" aria-label="This answer">
        <button type="button" className="quiet" onClick={() => act(copied)}>
          <Icon name="copy" /> Copy
        </button>
        <Download title={tool.header || tool.title} blocks={blocks} parts={parts} act={act} />
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
