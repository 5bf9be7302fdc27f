import type { PublicTool } from '@trellis/contract';
import { useRun } from '@trellis/tool-ui/runs';
import { rememberedFor } from '@trellis/tools/memories';
import { AlertTriangle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { callErrorOf, runApi } from '../../client/tools/api.ts';
import { resultOf } from '../../client/tools/run.ts';
import type { FinishedRun, ToolInputs as Inputs, ToolPath } from '../../client/tools/types.ts';
import { toolWord } from '../../lib/tool-words.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { ToolInputs } from '../tool/form.tsx';
import { ToolResult } from '../tool/result.tsx';
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
function Opened({
  tool,
  remembered,
  values: given,
  onResult,
  submitLabel,
  className,
}: OpenedProps) {
  const [values, setValues] = useState<Values>({ ...remembered, ...given });
  const { run, problems, start, stop } = useRun(runApi(), tool, () => undefined);
  const tell = useRef(onResult);
  tell.current = onResult;
  // Once for each run: its parts change no more when it is over.
  useEffect(() => {
    if (run.state === 'success') tell.current?.(resultOf(run));
  }, [run]);
  return (
    <div className={cn('flex min-w-0 flex-col gap-6', className)}>
      <ToolInputs
        tool={tool}
        values={values}
        problems={problems}
        busy={run.state === 'loading'}
        submitLabel={submitLabel}
        upload={(field, file, signal) => runApi().upload(tool, field, file, signal)}
        onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
        onRun={() => void start({ inputs: values })}
        onStop={stop}
      />
      {tool.examples.length > 0 && run.state === 'idle' && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-muted-foreground text-sm">{toolWord('examples')}</p>
          {tool.examples.map(({ label, inputs }) => (
            <Button
              key={label}
              type="button"
              variant="outline"
              size="sm"
              className="h-auto max-w-full whitespace-normal py-1.5 text-start"
              onClick={() => setValues((before) => ({ ...before, ...inputs }))}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {run.state !== 'idle' && <ToolResult blocks={tool.blocks} run={run} />}
    </div>
  );
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
