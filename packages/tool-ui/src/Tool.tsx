import type { PublicTool, ToolRun } from '@trellis/contract';
import { exampleValues } from '@trellis/tools';
import { useCallback, useEffect, useState } from 'react';
import type { RunApi } from './api.ts';
import { Backdrop } from './Backdrop.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Examples } from './Examples.tsx';
import { Form } from './Form.tsx';
import type { FindItems } from './fields/useItems.ts';
import { History } from './history/History.tsx';
import type { Marks } from './page/marks.ts';
import { ToolHead } from './ToolHead.tsx';
import { Followups } from './thread/Followups.tsx';
import { Turn } from './thread/Turn.tsx';
import { useThread } from './thread/useThread.ts';
import { watchedOf } from './watch.ts';

interface Props {
  tool: PublicTool;
  api: RunApi;
  /** Runs that the address names, each going on with the one in front of it. */
  first: readonly ToolRun[];
  /** What is remembered of earlier runs of this person's, by the fields' names. */
  remembered?: Readonly<Record<string, unknown>>;
  /** The address of the tool's page; null where runs have none. */
  page: string | null;
  /** The run that is shown changed; null for none. */
  onRun(runId: string | null): void;
  /** Hears how far somebody comes. */
  marks?: Marks;
  /** What is entered by now. */
  onValues?(values: Readonly<Record<string, unknown>>): void;
  /** A run was not begun, for a reason that this code names. */
  onRefused?(code: string): void;
  /** It stands below the head of a page that has a heading of its own. */
  isPart?: boolean;
}

/** A tool as whoever runs it sees it: what it is, its form, its answers. What is typed stays until it is changed. */
export function Tool(props: Props) {
  const {
    tool,
    api,
    first,
    remembered = {},
    page,
    onRun,
    onValues,
    onRefused,
    isPart,
    marks,
  } = props;
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(
    first[0]?.inputs ?? remembered,
  );
  const thread = useThread(api, tool, onRun, onRefused);
  const { run, problems, earlier, question } = thread;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the run that the address names
  useEffect(() => thread.open(first), []);
  useEffect(() => onValues?.(values), [onValues, values]);
  const change = (name: string, value: unknown) => {
    marks?.field(name);
    setValues((before) => ({ ...before, [name]: value }));
  };
  const find = useCallback<FindItems>(
    (field, text, signal) => api.options(tool, field, text, signal),
    [api, tool],
  );
  const start = () => {
    marks?.run();
    thread.start(values);
  };
  const isBusy = run.state === 'loading';
  const isOver = run.state === 'success' || run.state === 'error';
  const mayAsk = tool.followups && isOver && run.parts.length > 0;
  const open = (runs: readonly ToolRun[]) => {
    setValues(runs[0]?.inputs ?? {});
    thread.open(runs);
    onRun(runs.at(-1)?.runId ?? null);
  };
  return (
    <article className="tool">
      <ToolHead tool={tool} heading={isPart ? 'h2' : 'h1'} isFresh={run.state === 'idle'} />
      <Backdrop background={tool.background}>
        <Form
          tool={tool}
          values={values}
          // What is wrong with a question is said where it is asked.
          problems={mayAsk ? {} : problems}
          busy={isBusy}
          upload={(field, file, signal) => api.upload(tool, field, file, signal)}
          find={find}
          onChange={change}
          onRun={start}
          onStep={marks?.step}
          onStop={thread.stop}
        />
      </Backdrop>
      {run.state === 'idle' && (
        <Examples
          examples={tool.examples}
          onPick={(texts) =>
            setValues((before) => ({ ...before, ...exampleValues(tool.fields, texts) }))
          }
        />
      )}
      {earlier.map((one) => (
        <Turn
          key={one.runId}
          tool={tool}
          api={api}
          run={watchedOf(one)}
          question={one.question}
          stored={one}
          page={page}
        />
      ))}
      {run.state !== 'idle' && (
        <Turn
          key={run.runId}
          tool={tool}
          api={api}
          run={run}
          question={question}
          stored={null}
          page={page}
        />
      )}
      {mayAsk && (
        <Followups
          suggestions={run.suggestions}
          draft={thread.draft}
          problem={problems['']}
          onDraft={thread.setDraft}
          onAsk={thread.ask}
        />
      )}
      {isOver && (
        <div className="acts">
          <button type="button" onClick={start}>
            Run again
          </button>
          <button type="button" className="plain" onClick={thread.reset}>
            Start over
          </button>
        </div>
      )}
      {page && <History api={api} tool={tool} shown={run.runId} onOpen={open} />}
      <CallToAction tool={tool} />
    </article>
  );
}
