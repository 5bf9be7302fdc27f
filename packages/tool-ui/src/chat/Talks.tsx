import type { Talk, TalkLine } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { Icon } from '../acts/icons.tsx';
import type { ChatApi } from './api.ts';

interface Props {
  api: ChatApi;
  /** The talk that is open. */
  current: string | null;
  onOpen(talk: Talk): void;
  /** One of them was forgotten. */
  onRemoved(talkId: string): void;
}

const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : 'Try again');

/** The talks that somebody had, to go on with or to forget. */
export function Talks({ api, current, onOpen, onRemoved }: Props) {
  const [talks, setTalks] = useState<readonly TalkLine[] | null>(null);
  const [more, setMore] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const load = (known: readonly TalkLine[]) =>
    api.list(known.at(-1)?.updatedAt).then(
      (page) => {
        setTalks([...known, ...page.talks]);
        setMore(page.more);
      },
      (error) => setProblem(wordsOf(error)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => void load([]), []);
  const open = (talkId: string) =>
    api.get(talkId).then(onOpen, (error) => setProblem(wordsOf(error)));
  const remove = (talkId: string) =>
    api.remove(talkId).then(
      () => {
        setTalks((all) => (all ?? []).filter((one) => one.talkId !== talkId));
        onRemoved(talkId);
      },
      (error) => setProblem(wordsOf(error)),
    );
  return (
    <section className="talks" aria-label="Your conversations">
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {talks === null && !problem && <p role="status">Loading…</p>}
      {talks?.length === 0 && <p>No conversations yet.</p>}
      <ul>
        {talks?.map(({ talkId, title, updatedAt }) => (
          <li key={talkId} data-current={talkId === current || undefined}>
            {asked === talkId ? (
              <>
                <span>Delete it for good?</span>
                <button type="button" className="quiet" onClick={() => void remove(talkId)}>
                  Delete
                </button>
                <button type="button" className="quiet" onClick={() => setAsked(null)}>
                  Keep
                </button>
              </>
            ) : (
              <>
                <button type="button" className="line" onClick={() => void open(talkId)}>
                  <span>{title}</span>
                  <small>{dayOf(updatedAt)}</small>
                </button>
                <button
                  type="button"
                  className="quiet"
                  aria-label={`Delete ${title}`}
                  onClick={() => setAsked(talkId)}
                >
                  <Icon name="remove" />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" className="quiet" onClick={() => void load(talks ?? [])}>
          Show more
        </button>
      )}
    </section>
  );
}
