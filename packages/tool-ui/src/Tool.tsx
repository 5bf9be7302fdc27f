import type { PublicTool, ToolRun } from '@trellis/contract';
import { useEffect, useState } from 'react';
import type { RunApi } from './api.ts';
import { Form } from './Form.tsx';
import { isOwnPicture } from './own-picture.ts';
import { Result } from './Result.tsx';
import { useRun } from './useRun.ts';

interface Props {
  tool: PublicTool;
  api: RunApi;
  /** A run that the address names. */
  first: ToolRun | null;
  /** The run that is shown changed; null for none. */
  onRun(runId: string | null): void;
  /** What is entered by now. */
  onValues?(values: Readonly<Record<string, unknown>>): void;
  /** A run was not begun, for a reason that this code names. */
  onRefused?(code: string): void;
  /** It stands below the head of a page that has a heading of its own. */
  isPart?: boolean;
}

/** A tool as whoever runs it sees it: what it is, its form, its answer. What is typed stays until it is changed. */
export function Tool({ tool, api, first, onRun, onValues, onRefused, isPart }: Props) {
  const Heading = isPart ? 'h2' : 'h1';
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(first?.inputs ?? {});
  const { run, problems, start, stop, show, reset } = useRun(api, tool, onRun, onRefused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the run that the address names
  useEffect(() => {
    if (first) show(first);
  }, []);
  useEffect(() => onValues?.(values), [onValues, values]);
  const change = (name: string, value: unknown) =>
    setValues((before) => ({ ...before, [name]: value }));
  const upload = (field: string, file: File, signal: AbortSignal) =>
    api.upload(tool, field, file, signal);
  const isBusy = run.state === 'loading';
  const isOver = run.state === 'success' || run.state === 'error';
  return (
    <article className="tool">
      <header>
        {isOwnPicture(tool.imageUrl) && <img src={tool.imageUrl} alt="" className="picture" />}
        <Heading>{tool.header || tool.title}</Heading>
        {tool.description && <p>{tool.description}</p>}
        {tool.features.length > 0 && (
          <ul className="features">
            {tool.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </header>
      {tool.welcomeMessage && run.state === 'idle' && (
        <p className="welcome">{tool.welcomeMessage}</p>
      )}
      <Form
        tool={tool}
        values={values}
        problems={problems}
        busy={isBusy}
        upload={upload}
        onChange={change}
        onRun={() => start(values)}
        onStop={stop}
      />
      {tool.examples.length > 0 && run.state === 'idle' && (
        <div className="examples">
          <p>For example</p>
          {tool.examples.map(({ label, inputs }) => (
            <button
              key={label}
              type="button"
              className="plain"
              onClick={() => setValues((before) => ({ ...before, ...inputs }))}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <Result tool={tool} run={run} />
      {isOver && (
        <div className="acts">
          <button type="button" onClick={() => start(values)}>
            Run again
          </button>
          <button type="button" className="plain" onClick={reset}>
            Begin anew
          </button>
        </div>
      )}
      {tool.ctaButton && tool.ctaLink && (
        <aside className="cta">
          {tool.ctaMessage && <p>{tool.ctaMessage}</p>}
          <a href={tool.ctaLink} rel="noopener nofollow ugc">
            {tool.ctaButton}
          </a>
        </aside>
      )}
    </article>
  );
}
