import type { BlockCheck, BlockPart, BlockType, BlockValues, PublicTool } from '@trellis/contract';
import { isOwnPicture } from '@trellis/tool-ui/runs';
import { Square, SquareCheck } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { bridge } from '../../client/bridge.ts';
import { toolWord } from '../../lib/tool-words.ts';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../ui/table.tsx';
import { ToolChart } from './chart.tsx';

/** Loaded with the first answer: the form does without it. */
const Markdown = lazy(() => import('./markdown.tsx'));

type Shown = PublicTool['blocks'][number];
type Show<K extends BlockType> = (value: BlockValues[K], block: Shown) => ReactNode;

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="flex list-disc flex-col gap-1.5 ps-5">
    {items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries may be alike
      <li key={at}>{item}</li>
    ))}
  </ul>
);

const Code = ({ code }: { code: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keys, too
  <pre tabIndex={0} className="overflow-x-auto rounded-lg border bg-muted p-4 text-sm">
    <code>{code}</code>
  </pre>
);

const SHOW: { [K in BlockType]: Show<K> } = {
  text: (text) => (
    <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
      <Markdown text={text} />
    </Suspense>
  ),
  list: (items) => <List items={items} />,
  table: ({ columns, rows }) => (
    <Table>
      <TableHeader>
        <TableRow>
          {columns.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike
            <TableHead key={at}>{name}</TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike
          <TableRow key={at}>
            {row.map((cell, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells may be alike
              <TableCell key={n}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  cards: (cards) => (
    <ul className="grid gap-3 sm:grid-cols-2">
      {cards.map(({ title, text, row }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards may be alike
        <li key={at} className="min-w-0 rounded-lg border bg-card p-4 text-card-foreground">
          {isOwnPicture(row?.picture) && (
            <img
              src={bridge().serverUrl + row.picture}
              alt=""
              loading="lazy"
              className="mb-3 aspect-[4/3] w-full rounded-md object-cover"
            />
          )}
          <strong className="font-medium">
            {row?.link ? (
              <a
                href={row.link}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                className="underline underline-offset-4"
              >
                {title}
              </a>
            ) : (
              title
            )}
          </strong>
          {row?.price && <p className="mt-1 font-medium tabular-nums">{row.price}</p>}
          {text && <p className="mt-1 text-muted-foreground text-sm">{text}</p>}
        </li>
      ))}
    </ul>
  ),
  image: ({ prompt, url }) =>
    isOwnPicture(url) ? (
      <img src={bridge().serverUrl + url} alt={prompt} className="max-w-full rounded-lg border" />
    ) : (
      <p className="text-muted-foreground text-sm">{prompt}</p>
    ),
  chart: (value, { chart = 'bar', title }) => (
    <ToolChart value={value} kind={chart} label={title} />
  ),
  score: ({ score, reasons }) => (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <strong className="font-semibold text-3xl tabular-nums">{Math.round(score)}</strong>
        <Progress aria-label={toolWord('score')} value={Math.round(score)} />
      </div>
      {reasons.length > 0 && <List items={reasons} />}
    </div>
  ),
  checklist: (items) => (
    <ul className="flex flex-col gap-2">
      {items.map(({ text, isDone }, at) => {
        const Box = isDone ? SquareCheck : Square;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may be alike
          <li key={at} className="flex items-start gap-2.5">
            <Box aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
            <span>
              <span className="sr-only">{toolWord(isDone ? 'isDone' : 'toDo')}</span>
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  ),
  code: ({ code }) => <Code code={code} />,
  quote: ({ text, source }) => (
    <blockquote className="border-primary border-s-4 ps-4">
      <p>{text}</p>
      {source && <footer className="mt-1 text-muted-foreground text-sm">— {source}</footer>}
    </blockquote>
  ),
  json: (value) => <Code code={JSON.stringify(value, null, 2)} />,
};

interface Props {
  block: Shown;
  part: BlockPart | undefined;
  check: BlockCheck | undefined;
  /** Whether the run goes on. */
  isRunning: boolean;
  onRecheck(): void;
}

/** One block of an answer: what is there of it, and how its check came out. */
export function ToolBlock({ block, part, check, isRunning, onRecheck }: Props) {
  const isWaiting = !part || part.value === null;
  if (isWaiting && !isRunning && part?.state !== 'failed') return null;
  return (
    <section
      className="flex min-w-0 flex-col gap-2"
      aria-busy={part?.state === 'partial' || undefined}
    >
      {block.title && <h3 className="font-heading font-semibold">{block.title}</h3>}
      {!isWaiting ? (
        (SHOW[part.type] as Show<BlockType>)(part.value as never, block)
      ) : part?.state === 'failed' ? (
        <p className="text-muted-foreground text-sm">{toolWord('notMade')}</p>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
      {check && <Check check={check} isRunning={isRunning} onRecheck={onRecheck} />}
    </section>
  );
}

interface CheckProps {
  check: BlockCheck;
  isRunning: boolean;
  onRecheck(): void;
}

function Check({ check: { status, reason }, isRunning, onRecheck }: CheckProps) {
  const words = { pending: 'beingChecked', validated: 'checked', failed: 'notConfirmed' } as const;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-muted-foreground text-xs">
      <p role="status">
        {toolWord(status === 'pending' && !isRunning ? 'notChecked' : words[status])}
        {reason && `: ${reason}`}
      </p>
      {status !== 'validated' && !isRunning && (
        <Button type="button" variant="link" size="sm" className="px-0" onClick={onRecheck}>
          {toolWord('recheck')}
        </Button>
      )}
    </div>
  );
}
