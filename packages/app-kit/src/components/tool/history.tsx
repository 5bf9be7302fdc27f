import type { PublicTool } from '@trellis/contract';
import { type HistoryGiven, summaryOf, useHistory } from '@trellis/tool-ui/runs';
import { X } from 'lucide-react';
import { toolWord } from '../../lib/tool-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

interface Props extends HistoryGiven {
  tool: PublicTool;
  /** The run that is shown. */
  shown: string | null;
}

/** Somebody's own runs of a tool, the last first: nothing is lost with a closed page. */
export function ToolHistory({ shown, ...given }: Props) {
  const history = useHistory(given, toolWord('removed'));
  const { runs, busy, said, failure, asked } = history;
  return (
    <details
      className="border-t pt-2"
      onToggle={(event) => event.currentTarget.open && void history.load()}
    >
      <summary className="cursor-pointer py-2 font-medium text-sm">{toolWord('earlier')}</summary>
      {runs?.length === 0 && <p className="text-muted-foreground text-sm">{toolWord('noRuns')}</p>}
      <ul className="flex flex-col gap-1">
        {runs?.map((run) => {
          const summary = summaryOf(run, given.tool.fields);
          return (
            <li
              key={run.runId}
              aria-current={run.runId === shown || undefined}
              className="flex items-center gap-1 rounded-md aria-[current]:bg-muted"
            >
              <Button
                type="button"
                variant="ghost"
                className="h-auto min-w-0 flex-1 flex-wrap justify-between gap-x-4 py-2 text-start"
                disabled={busy}
                onClick={() => history.open(run.runId)}
              >
                <span dir="auto" className="min-w-0 truncate">
                  {summary}
                </span>
                <time
                  dateTime={run.createdAt}
                  className="font-normal text-muted-foreground text-xs"
                >
                  {new Date(run.createdAt).toLocaleString()}
                </time>
              </Button>
              {asked === run.runId ? (
                <>
                  <Button
                    type="button"
                    variant="destructive"
                    size="sm"
                    onClick={() => history.remove(run.runId)}
                  >
                    {toolWord('removeRun')}
                  </Button>
                  <Button type="button" variant="ghost" size="sm" onClick={() => history.ask(null)}>
                    {toolWord('keep')}
                  </Button>
                </>
              ) : (
                <Button
                  type="button"
                  variant="ghost"
                  size="icon"
                  aria-label={toolWord('remove', summary)}
                  disabled={run.state === 'loading'}
                  onClick={() => history.ask(run.runId)}
                >
                  <X aria-hidden="true" />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {history.hasMore && (
        <Button type="button" variant="outline" disabled={busy} onClick={history.more}>
          {toolWord('showMore')}
        </Button>
      )}
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {said}
      </p>
      {failure && <Alert variant="destructive">{failure}</Alert>}
    </details>
  );
}
