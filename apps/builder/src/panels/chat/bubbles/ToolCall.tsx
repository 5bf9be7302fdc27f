import { Text } from '@mantine/core';
import classes from './bubbles.module.css';
import { callWords } from './calls.ts';
import type { Invocation } from './groups.ts';

const STATES = { running: 'In progress', done: 'Done', failed: 'Failed' } as const;

/** Something that the assistant called: in words, and folded what it gave and got. */
export function ToolCall({ call }: { call: Invocation }) {
  return (
    <details className={classes.fold}>
      <summary>
        <Text span size="xs" fw={600}>
          {callWords(call)}
        </Text>{' '}
        · {STATES[call.state]}
      </summary>
      <Values label="Arguments" value={call.input} />
      <Values label={call.state === 'failed' ? 'Error' : 'Result'} value={call.output} />
    </details>
  );
}

function Values({ label, value }: { label: string; value: unknown }) {
  if (value === undefined) return null;
  return (
    <>
      <Text size="xs">{label}</Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard */}
      <section tabIndex={0} aria-label={label} className={classes.values}>
        {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
      </section>
    </>
  );
}
