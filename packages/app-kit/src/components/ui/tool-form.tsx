import type { PublicTool, ToolRun } from '@trellis/contract';
import { type FindItems, useThread, watchedOf } from '@trellis/tool-ui/runs';
import { exampleValues } from '@trellis/tools/examples';
import { rememberedFor } from '@trellis/tools/memories';
import type { WatchedRun } from '@trellis/tools/watched';
import { AlertTriangle } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callErrorOf, runApi } from '../../client/tools/api.ts';
import { resultOf } from '../../client/tools/run.ts';
import type { FinishedRun, ToolInputs as Inputs, ToolPath } from '../../client/tools/types.ts';
import { toolWord } from '../../lib/tool-words.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { ToolChoices } from '../tool/choices.tsx';
import { ToolFollowups } from '../tool/followups.tsx';
import { ToolInputs } from '../tool/form.tsx';
import { ToolHistory } from '../tool/history.tsx';
import { ToolTurn } from '../tool/turn.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ListSkeleton } from './loaded.tsx';

type Values = Readonly<Record<string, unknown>>;

interface Props<Path extends ToolPath> {
  /** The tool's path. */
  path: Path;
  /** What its inputs begin with, by the names of its fields. */
  values?: Partial<Inputs<Path>>;
  /** Hears each answer that came to its end. */
  onResult?: (run: FinishedRun<Path>) => void;
  /** What the button says, instead of 'Run'. */
  submitLabel?: string;
  className?: string;
}

/** An AI tool of this app: its form, and below it what it answers, as it comes. */
export function ToolForm<Path extends ToolPath>({ path, values, onResult, ...rest }: Props<Path>) {
  const { opened, error, reload } = useTool(path);
  if (error)
    // In the server's words: what a tool that is not there, or not open yet, is to whoever wants to run it.
    return (
      <div role="alert">
        <EmptyState icon={AlertTriangle} title={error.message}>
          <Button variant="outline" onClick={reload}>
            {word('tryAgain')}
          </Button>
        </EmptyState>
      </div>
    );
  if (!opened) return <ListSkeleton />;
  return (
    <Opened
      key={path}
      {...rest}
      {...opened}
      values={values as Values | undefined}
      onResult={onResult as ((run: FinishedRun) => void) | undefined}
    />
  );
}

interface OpenedTool {
  tool: PublicTool;
  /** What is remembered of earlier runs of this person's. */
  remembered: Values;
}

interface OpenedProps extends OpenedTool {
  values: Values | undefined;
  onResult: ((run: FinishedRun) => void) | undefined;
  submitLabel?: string;
  className?: string;
}

/** What is typed stays until it is changed, whatever becomes of a run. */
function Opened(props: OpenedProps) {
  const { tool, remembered, values: given, onResult, submitLabel, className } = props;
  const [values, setValues] = useState<Values>({ ...remembered, ...given });
  const thread = useThread(runApi(), tool, () => undefined);
  const { run, problems, earlier, question } = thread;
  useTold(run, onResult);
  const find = useCallback<FindItems>(
    (field, text, signal) => runApi().options(tool, field, text, signal),
    [tool],
  );
  const start = () => thread.start(values);
  const isOver = run.state === 'success' || run.state === 'error';
  const mayAsk = tool.followups && isOver && run.parts.length > 0;
  const open = (runs: readonly ToolRun[]) => {
    setValues(runs[0]?.inputs ?? {});
    thread.open(runs);
  };
  return (
    <div className={cn('flex min-w-0 flex-col gap-6', className)}>
      <ToolInputs
        tool={tool}
        values={values}
        // What is wrong with a question is said where it is asked.
        problems={mayAsk ? {} : problems}
        busy={run.state === 'loading'}
        submitLabel={submitLabel}
        upload={(field, file, signal) => runApi().upload(tool, field, file, signal)}
        find={find}
        onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
        onRun={start}
        onStop={thread.stop}
      />
      {tool.examples.length > 0 && run.state === 'idle' && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-muted-foreground text-sm">{toolWord('examples')}</p>
          <ToolChoices
            choices={tool.examples.map(({ label }) => label)}
            onPick={(picked) => {
              const { inputs = {} } = tool.examples.find(({ label }) => label === picked) ?? {};
              setValues((before) => ({ ...before, ...exampleValues(tool.fields, inputs) }));
            }}
          />
        </div>
      )}
      {earlier.map((one) => (
        <ToolTurn
          key={one.runId}
          tool={tool}
          api={runApi()}
          run={watchedOf(one)}
          question={one.question}
          stored={one}
        />
      ))}
      {run.state !== 'idle' && (
        <ToolTurn
          key={run.runId}
          tool={tool}
          api={runApi()}
          run={run}
          question={question}
          stored={null}
        />
      )}
      {mayAsk && (
        <ToolFollowups
          suggestions={run.suggestions}
          draft={thread.draft}
          problem={problems['']}
          onDraft={thread.setDraft}
          onAsk={thread.ask}
        />
      )}
      {isOver && (
        <div className="flex flex-wrap gap-2">
          <Button type="button" variant="outline" onClick={start}>
            {toolWord('runAgain')}
          </Button>
          <Button type="button" variant="ghost" onClick={thread.reset}>
            {toolWord('beginAnew')}
          </Button>
        </div>
      )}
      <ToolHistory api={runApi()} tool={tool} shown={run.runId} onOpen={open} />
    </div>
  );
}

/** Tells each answer that came to its end, once: its parts change no more when it is over. */
function useTold(run: WatchedRun, onResult: OpenedProps['onResult']) {
  const tell = useRef(onResult);
  tell.current = onResult;
  useEffect(() => {
    if (run.state === 'success') tell.current?.(resultOf(run));
  }, [run]);
}

/** The tool with this path, and what its form begins with. */
function useTool(path: string) {
  const [opened, setOpened] = useState<OpenedTool | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody tries again
  useEffect(() => {
    let isWanted = true;
    setOpened(null);
    setError(null);
    open(path).then(
      (found) => isWanted && setOpened(found),
      (failure) => isWanted && setError(callErrorOf(failure, path) as Error),
    );
    return () => {
      isWanted = false;
    };
  }, [path, tries]);
  return { opened, error, reload: () => setTries((count) => count + 1) };
}

async function open(path: string): Promise<OpenedTool> {
  const tool = await runApi().tool(path);
  const isKept = tool.fields.some(({ memorize }) => memorize);
  // Without what is remembered the form begins empty.
  const known = isKept
    ? await runApi()
        .memories()
        .catch(() => ({}))
    : {};
  return { tool, remembered: rememberedFor(tool.fields, known) };
}
