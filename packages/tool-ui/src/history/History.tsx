import type { PublicTool } from '@trellis/contract';
import { Icon } from '../acts/icons.tsx';
import { summaryOf } from './summary.ts';
import { type HistoryGiven, useHistory } from './useHistory.ts';

interface Props extends HistoryGiven {
  tool: PublicTool;
  /** The run that is shown. */
  shown: string | null;
}

/** Somebody's own runs of a tool, the last first: nothing is lost with a closed page. */
export function History({ shown, ...given }: Props) {
  const { tool } = given;
  const { runs, hasMore, said, failure, busy, asked, ask, load, more, open, remove } = useHistory(
    given,
    'Removed',
  );
  return (
    <details
      className="history"
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary>Your runs</summary>
      {runs?.length === 0 && <p className="about">Your runs are saved here.</p>}
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
                  <button type="button" className="quiet" onClick={() => ask(null)}>
                    Keep
                  </button>
                </span>
              ) : (
                <button
                  type="button"
                  className="quiet"
                  aria-label={`Remove ${summaryOf(run, tool.fields)}`}
                  disabled={run.state === 'loading'}
                  onClick={() => ask(run.runId)}
                >
                  <Icon name="remove" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <button type="button" className="plain" disabled={busy} onClick={more}>
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
