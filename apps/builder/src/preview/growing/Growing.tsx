import { Box, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useAtWork } from '../../session/at-work.ts';
import type { Step } from '../../session/steps.ts';
import classes from './Growing.module.css';

const PHASES: readonly [Step['kind'], string][] = [
  ['list', 'Data'],
  ['look', 'Look'],
  ['page', 'Pages'],
  ['rows', 'Sample content'],
];
/** Lists that are drawn; the plan is no table of contents. */
const MOST = 6;
/** What stands there before anything is known. */
const LEAST = 3;

/**
 * The plan of an app while it grows: its pages along the top and its lists as cards, each drawn as soon as the assistant
 * begins with it, until the app itself is there.
 */
export function Growing({ appId }: { appId: string }) {
  const { steps } = useAtWork(appId);
  const pages = steps.filter(({ kind, name }) => kind === 'page' && !/ detail$/.test(name));
  const lists = steps.filter(({ kind }) => kind === 'list').slice(0, MOST);
  const ghosts = Math.max(0, LEAST - lists.length);
  return (
    <Box className={classes.stage} role="status" aria-label="Your app is being built">
      <div className={classes.window} aria-hidden="true">
        <div className={classes.bar}>
          <span className={classes.mark} />
          {pages.length === 0 && [72, 56, 64].map((width) => <Line key={width} width={width} />)}
          {pages.slice(0, MOST).map(({ name, isDone }) => (
            <span key={name} className={classes.page} data-done={isDone || undefined}>
              {name}
            </span>
          ))}
        </div>
        <div className={classes.body}>
          <Line width={220} height={22} />
          <Line width={320} />
          <div className={classes.cards}>
            {lists.map(({ name, isDone }) => (
              <div key={name} className={classes.card} data-done={isDone || undefined}>
                <Text size="sm" fw={600}>
                  {name}
                </Text>
                <Line width={140} />
                <Line width={90} />
              </div>
            ))}
            {Array.from({ length: ghosts }, (_, at) => at).map((at) => (
              <div key={at} className={classes.card}>
                <Line width={110} height={12} />
                <Line width={140} />
                <Line width={90} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <Text size="sm" fw={600} ta="center">
        Your app is being built
      </Text>
      <ol className={classes.phases}>
        {PHASES.map(([kind, label]) => (
          <Phase key={kind} label={label} of={steps.filter((step) => step.kind === kind)} />
        ))}
      </ol>
    </Box>
  );
}

function Phase({ label, of }: { label: string; of: readonly Step[] }) {
  const isDone = of.length > 0 && of.every((step) => step.isDone);
  return (
    <li className={classes.phase} data-state={isDone ? 'done' : of.length > 0 ? 'now' : 'waiting'}>
      {isDone ? <IconCheck size={14} aria-hidden /> : <span className={classes.dot} />}
      {label}
      <span className="visually-hidden">
        {isDone ? ', done' : of.length > 0 ? ', in progress' : ', up next'}
      </span>
    </li>
  );
}

function Line({ width, height = 10 }: { width: number; height?: number }) {
  return <span className={classes.line} style={{ width, height }} />;
}
