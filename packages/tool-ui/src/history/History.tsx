import type { PublicTool, ToolRun } from '@trellis/contract';
import { useState } from 'react';
import { Icon } from '../acts/icons.tsx';
import { useAct } from '../acts/useAct.ts';
import type { RunApi } from '../api.ts';
import { summaryOf } from './summary.ts';

interface Props {
  api: RunApi;
  tool: PublicTool;
  /** The run that is shown. */
  shown: string | null;
  /** Shows a run, with those that it goes on with. */
  onOpen(runs: readonly ToolRun[]): void;
}

/** Somebody's own runs of a tool, the last first: nothing is lost with a closed page. */
export function History({ api, tool, shown, onOpen }: Props) {
  const [runs, setRuns] = useState<readonly ToolRun[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const { said, failure, busy, act } = useAct();
  const load = (before?: string) =>
    act(async () => {
      const { runs: next, more } = await api.list(tool.path, before);
      setRuns((known) => (before && known ? [...known, ...next] : next));
      setMore(more);
      return '';
    });
  const open = (runId: string) =>
    act(async () => {
      onOpen(await api.thread(runId));
      return '';
    });
  const remove = (runId: string) =>
    act(async () => {
      await api.remove(runId);
      setRuns((known) => known?.filter((run) => run.runId !== runId) ?? null);
      setAsked(null);
      return 'Removed';
    });
  return (
    <details
      className="history"
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary>Your runs</summary>
      {runs?.length === 0 && <p className="about">What you run here is kept for you.</p>}
      {runs && runs.length > 0 && (
        <ul>
          {runs.map((run) => (
            <li key={run.runId} aria-current={run.runId === shown || undefined}>
              <button
                type="button"
                className="quiet"
                disabled={busy}
                onClick={() => open(run.runId)}
              >
                <span>{summaryOf(run, tool.fields)}</span>
                <time dateTime={run.createdAt}>{new Date(run.createdAt).toLocaleString()}</time>
              </button>
              {asked === run.runId ? (
                <span className="sure">
                  <button type="button" className="plain" onClick={() => remove(run.runId)}>
                    Remove
                  </button>
                  <button type="button" className="quiet" onClick={() => setAsked(null)}>
                    Keep
                  </button>
                </span>
              ) : (
                <button
                  type="button"
                  className="quiet"
                  aria-label={`Remove ${summaryOf(run, tool.fields)}`}
                  disabled={run.state === 'loading'}
                  onClick={() => setAsked(run.runId)}
                >
                  <Icon name="remove" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <button
          type="button"
          className="plain"
          disabled={busy}
          onClick={() => load(runs?.at(-1)?.runId)}
        >
          Show more
        </button>
      )}
      <p className="about" role="status">
        {busy && runs === null ? 'Loading…' : said}
      </p>
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
    </details>
  );
}
