import type { ReplyRun, TalkMessage } from '@trellis/contract';
import { citedIn } from '@trellis/tools/cited';
import { lazy, Suspense } from 'react';
import { Icon } from '../acts/icons.tsx';
import { CitedContext, useCited } from '../cited/cited.ts';
import { Sources } from '../Sources.tsx';

/** Loaded with the first answer that is there. */
const Markdown = lazy(() => import('../blocks/Markdown.tsx'));

const Words = ({ text }: { text: string }) => (
  <Suspense fallback={<p className="raw">{text}</p>}>
    <Markdown text={text} />
  </Suspense>
);

/** One message: what the visitor wrote as it stands, what the assistant wrote as Markdown, with the runs it began. */
export function Message({ message, basePath }: { message: TalkMessage; basePath: string }) {
  const { role, text, state, runs, failure, sources } = message;
  const named = state === 'loading' ? [] : citedIn(text, sources);
  const { cited, list } = useCited(named);
  if (role === 'user')
    return (
      <li className="said" data-by="visitor">
        <span className="hidden">You: </span>
        {text}
      </li>
    );
  const isWaiting = state === 'loading' && text === '' && runs.length === 0;
  return (
    <li className="said" data-by="assistant" aria-busy={state === 'loading'}>
      <span className="hidden">Assistant: </span>
      {isWaiting && (
        <span className="dots" role="img" aria-label="Writing">
          <i />
          <i />
          <i />
        </span>
      )}
      {runs.map((run) => (
        <Ran key={run.runId} run={run} basePath={basePath} />
      ))}
      <CitedContext value={cited}>{text && <Words text={text} />}</CitedContext>
      {named.length > 0 && <Sources sources={named} list={list} />}
      {failure && (
        <p className="problem" role="alert">
          {failure.message}
        </p>
      )}
    </li>
  );
}

const STATES = { loading: 'Working on it…', success: 'Done', error: 'No result' } as const;

/** A run of one of the app's tools, with its answer and the way to its page. */
function Ran({ run: { runId, path, title, state, answer }, basePath }: RunProps) {
  return (
    <section className="ran" aria-label={title}>
      <header>
        <strong>{title}</strong>
        <span data-state={state}>{STATES[state]}</span>
      </header>
      {answer && (
        <div className="answer">
          <Words text={answer} />
        </div>
      )}
      <a href={`${basePath}/tool/${path}/run/${runId}`} target="_blank" rel="noopener">
        <Icon name="open" /> Open its page
      </a>
    </section>
  );
}

interface RunProps {
  run: ReplyRun;
  basePath: string;
}
