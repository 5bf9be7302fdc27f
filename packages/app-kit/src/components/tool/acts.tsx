import type { PublicTool } from '@trellis/contract';
import { type ActsGiven, fileName, saveFile, useActs } from '@trellis/tool-ui/answers';
import { useAct } from '@trellis/tool-ui/runs';
import { tableFiles } from '@trellis/tools/answers';
import { Copy, Pencil, Table } from 'lucide-react';
import { type AnswerWord, answerWord } from '../../lib/answer-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EditAnswer } from './edit.tsx';
import { RateAnswer } from './rate.tsx';

interface Props extends ActsGiven {
  tool: PublicTool;
  isEditing: boolean;
}

/** What can be done with an answer: copied, its tables kept as files, written anew, rated. */
export default function ToolActs(props: Props) {
  const { tool, api, blocks, parts, isEditing, onEditing } = props;
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
  const title = tool.header || tool.title;
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
        {tableFiles(blocks, parts).map((table, at, all) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: tables may be called alike
            key={at}
            type="button"
            variant="ghost"
            size="sm"
            className="max-w-full"
            onClick={() =>
              doing(
                () =>
                  saveFile(
                    new Blob([table.csv], { type: 'text/csv' }),
                    fileName(title, at > 0 ? `${at + 1}.csv` : 'csv'),
                  ),
                'saved',
              )
            }
          >
            <Table aria-hidden="true" />
            <span className="truncate">{all.length > 1 ? `CSV: ${table.title}` : 'CSV'}</span>
          </Button>
        ))}
        {tool.canEdit && (
          <Button type="button" variant="ghost" size="sm" onClick={() => onEditing(true)}>
            <Pencil aria-hidden="true" /> {answerWord('edit')}
          </Button>
        )}
        {run && <RateAnswer api={api} run={run} onRun={setRun} />}
      </div>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {said}
      </p>
      {failure && <Alert variant="destructive">{failure}</Alert>}
    </div>
  );
}
