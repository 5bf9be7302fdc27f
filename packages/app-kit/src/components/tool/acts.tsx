import type { PublicTool } from '@trellis/contract';
import { type ActsGiven, useActs } from '@trellis/tool-ui/answers';
import { useAct } from '@trellis/tool-ui/runs';
import { Copy, Pencil } from 'lucide-react';
import { resultAddress } from '../../client/tools/api.ts';
import { type AnswerWord, answerWord } from '../../lib/answer-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DownloadAnswer } from './download.tsx';
import { EditAnswer } from './edit.tsx';
import { RateAnswer } from './rate.tsx';
import { ShareAnswer } from './share.tsx';

interface Props extends ActsGiven {
  tool: PublicTool;
  isEditing: boolean;
}

/** What can be done with an answer: copied, kept as a file, written anew, shared, rated. */
export default function ToolActs(props: Props) {
  const { tool, api, runId, blocks, parts, isEditing, onEditing } = props;
  const { run, setRun, copy, save } = useActs(props);
  const { said, failure, act } = useAct();
  if (isEditing)
    return (
      <EditAnswer
        blocks={blocks}
        parts={parts}
        isEdited={run?.edited != null}
        onCancel={() => onEditing(false)}
        onSave={save}
      />
    );
  const doing = (work: () => unknown, word: AnswerWord) =>
    act(async () => {
      await work();
      return answerWord(word);
    });
  const address = resultAddress(tool.path, runId);
  return (
    <div className="flex flex-col gap-2">
      <div
        role="toolbar"
        aria-label={answerWord('thisAnswer')}
        className="flex flex-wrap items-center gap-1"
      >
        <Button type="button" variant="ghost" size="sm" onClick={() => doing(copy, 'copied')}>
          <Copy aria-hidden="true" /> {answerWord('copy')}
        </Button>
        <DownloadAnswer
          title={tool.header || tool.title}
          blocks={blocks}
          parts={parts}
          onPick={(save) => doing(save, 'saved')}
        />
        {tool.canEdit && (
          <Button type="button" variant="ghost" size="sm" onClick={() => onEditing(true)}>
            <Pencil aria-hidden="true" /> {answerWord('edit')}
          </Button>
        )}
        {address && run && (
          <ShareAnswer api={api} run={run} blocks={blocks} address={address} onRun={setRun} />
        )}
        {run && <RateAnswer api={api} run={run} onRun={setRun} />}
      </div>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {said || (run?.edited ? answerWord('edited') : '')}
      </p>
      {failure && <Alert variant="destructive">{failure}</Alert>}
    </div>
  );
}
