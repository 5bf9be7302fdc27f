import type { BlockCheck, BlockPart, BlockType, BlockValues, PublicTool } from '@trellis/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { Cards } from './Cards.tsx';
import { Chart } from './Chart.tsx';

/** Loaded with the first answer: the form does without it. */
const Markdown = lazy(() => import('./Markdown.tsx'));

const Text = ({ text }: { text: string }) => (
  <Suspense fallback={<p className="raw">{text}</p>}>
    <Markdown text={text} />
  </Suspense>
);

type Shown = PublicTool['blocks'][number];
type Show<K extends BlockType> = (value: BlockValues[K], block: Shown) => ReactNode;

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries may be alike
      <li key={at}>{item}</li>
    ))}
  </ul>
);

const SHOW: { [K in BlockType]: Show<K> } = {
  text: (text) => <Text text={text} />,
  list: (items) => <List items={items} />,
  table: ({ columns, rows }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled by keys, too
    <section className="wide" tabIndex={0} aria-label="Table">
      <table>
        <thead>
          <tr>
            {columns.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike
              <th key={at}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike
            <tr key={at}>
              {row.map((cell, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells may be alike
                <td key={n}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ),
  cards: (cards) => <Cards cards={cards} />,
  image: ({ prompt, url }) =>
    url ? <img src={url} alt={prompt} /> : <p className="about">{prompt}</p>,
  chart: (value, { chart = 'bar' }) => <Chart value={value} kind={chart} />,
  score: ({ score, reasons }) => (
    <div className="score">
      <meter min={0} max={100} value={score} aria-label="Score" />
      <strong>
        {Math.round(score)}
        <small> of 100</small>
      </strong>
      {reasons.length > 0 && <List items={reasons} />}
    </div>
  ),
  checklist: (items) => (
    <ul className="checklist">
      {items.map(({ text, isDone }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may be alike
        <li key={at} data-done={isDone || undefined}>
          <span aria-hidden="true">{isDone ? '☑' : '☐'}</span>
          <span className="hidden">{isDone ? 'Done: ' : 'To do: '}</span>
          {text}
        </li>
      ))}
    </ul>
  ),
  code: ({ language, code }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keys, too
    <pre tabIndex={0}>
      <code data-language={language || undefined}>{code}</code>
    </pre>
  ),
  quote: ({ text, source }) => (
    <blockquote>
      <p>{text}</p>
      {source && <footer>— {source}</footer>}
    </blockquote>
  ),
  json: (value) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keys, too
    <pre tabIndex={0}>
      <code>{JSON.stringify(value, null, 2)}</code>
    </pre>
  ),
};

interface Props {
  block: Shown;
  part: BlockPart | undefined;
  check: BlockCheck | undefined;
  /** Whether the run goes on. */
  isRunning: boolean;
  /** Has what was not confirmed checked again; absent where that is not for who reads it. */
  onRecheck?: (() => void) | undefined;
}

/** One block of an answer: what is there of it, and how its check came out. */
export function Block({ block, part, check, isRunning, onRecheck }: Props) {
  const isWaiting = !part || part.value === null;
  if (isWaiting && !isRunning && part?.state !== 'failed') return null;
  return (
    <section
      className="block"
      data-kind={block.type}
      aria-busy={part?.state === 'partial' || undefined}
    >
      {block.title && <h3>{block.title}</h3>}
      {isWaiting ? (
        part?.state === 'failed' ? (
          <p className="about">This part failed. Run it again.</p>
        ) : (
          <div className="waiting" aria-hidden="true" />
        )
      ) : (
        shown(part, block)
      )}
      {check && <Check check={check} isRunning={isRunning} onRecheck={onRecheck} />}
    </section>
  );
}

function shown(part: BlockPart, block: Shown): ReactNode {
  const show = SHOW[part.type] as Show<BlockType>;
  return show(part.value as never, block);
}

interface CheckProps {
  check: BlockCheck;
  isRunning: boolean;
  onRecheck: (() => void) | undefined;
}

function Check({ check: { status, reason }, isRunning, onRecheck }: CheckProps) {
  const words = {
    // A run that is over checks nothing any more (spec 2, section 4).
    pending: isRunning ? 'Being checked…' : 'Not checked',
    validated: 'Checked',
    failed: 'Not confirmed',
  };
  return (
    <p className="check" data-status={status} role="status">
      {words[status]}
      {reason && `: ${reason}`}
      {status !== 'validated' && !isRunning && onRecheck && (
        <button type="button" className="quiet" onClick={onRecheck}>
          Try again
        </button>
      )}
    </p>
  );
}
