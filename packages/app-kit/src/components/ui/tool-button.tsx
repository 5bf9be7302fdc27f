import { Sparkles } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CallError } from '../../client/http.ts';
import { runTool } from '../../client/tools/run.ts';
import type { ToolInputs, ToolPath } from '../../client/tools/types.ts';
import { toolWord } from '../../lib/tool-words.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';

type Values = Readonly<Record<string, unknown>>;

/** Fills a field by an AI tool of the app: runs it, hands its answer over, and takes it back where it is not liked. */
export function ToolButton<Path extends ToolPath, Value>({
  path,
  inputs,
  part,
  value,
  onFill,
  children,
  className,
}: {
  path: Path;
  /** What the tool is given, by the names of its fields; what is empty is left out. */
  inputs: ToolInputs<Path>;
  /** The block whose value is taken; the first one of the answer by default. */
  part?: string;
  /** What the field holds now: it comes back by 'Undo'. */
  value: Value;
  onFill: (value: Value) => void;
  children: ReactNode;
  className?: string;
}) {
  const [running, setRunning] = useState<AbortController | null>(null);
  const [error, setError] = useState('');
  const [before, setBefore] = useState<{ value: Value } | null>(null);
  const latest = useRef(running);
  latest.current = running;
  useEffect(() => () => latest.current?.abort(), []);

  async function run() {
    const abort = new AbortController();
    setRunning(abort);
    setError('');
    try {
      const { parts, failure } = await runTool(path, given(inputs as Values), {
        signal: abort.signal,
      });
      const found = part === undefined ? Object.values(parts)[0] : parts[part];
      if (failure || found === undefined) throw new Error(failure?.message ?? toolWord('notMade'));
      setBefore({ value });
      onFill((typeof found === 'string' ? found.trim() : found) as Value);
    } catch (cause) {
      if (!abort.signal.aborted) setError(wordsOf(cause));
    } finally {
      setRunning(null);
    }
  }

  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="button" variant="outline" size="sm" disabled={running !== null} onClick={run}>
          <Sparkles aria-hidden="true" />
          {children}
        </Button>
        {running && (
          <Button type="button" variant="ghost" size="sm" onClick={() => running.abort()}>
            {toolWord('stop')}
          </Button>
        )}
        {before && !running && (
          <Button
            type="button"
            variant="ghost"
            size="sm"
            onClick={() => {
              onFill(before.value);
              setBefore(null);
            }}
          >
            {word('undo')}
          </Button>
        )}
        <span role="status" className="text-muted-foreground text-sm">
          {running ? toolWord('working') : before ? toolWord('done') : ''}
        </span>
      </div>
      {error && (
        <p role="alert" className="text-destructive text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

/** What was entered by now: an empty field is none. */
const given = (inputs: Values): Values =>
  Object.fromEntries(
    Object.entries(inputs).filter(([, one]) => one !== '' && one !== null && one !== undefined),
  );

/** The server's words; those about an input with its name, since it is not this button's own. */
function wordsOf(cause: unknown): string {
  const fields = cause instanceof CallError ? Object.entries(cause.fields) : [];
  if (fields.length === 0) return cause instanceof Error ? cause.message : String(cause);
  return fields.map(([name, text]) => (text.includes(name) ? text : `${name}: ${text}`)).join(' ');
}
