import { ToolDefinition } from '@trellis/contract';
import { useMemo } from 'react';
import { useSaving } from '../../saving/context.ts';
import { toolItem } from '../../saving/items.ts';
import { shownValue } from '../../saving/state.ts';

const PARTS = Object.keys(ToolDefinition.parse({ path: 'x' })) as (keyof ToolDefinition)[];

/** A tool as it is edited, before it is saved; null until it was read. */
export function useDefinition(toolId: string): ToolDefinition | null {
  // As text, so that an edit of anything else makes no new one.
  const parts = useSaving((state) =>
    JSON.stringify(PARTS.map((part) => shownValue(state, `${toolItem(toolId)}.${part}`) ?? null)),
  );
  return useMemo(() => {
    const values = JSON.parse(parts) as unknown[];
    const given = Object.fromEntries(
      PARTS.flatMap((part, at) => (values[at] === null ? [] : [[part, values[at]]])),
    );
    // What is being typed may break a rule for a moment: it is shown all the same.
    return typeof given.path === 'string' ? ({ ...EMPTY, ...given } as ToolDefinition) : null;
  }, [parts]);
}

const EMPTY = ToolDefinition.parse({ path: 'x' });
