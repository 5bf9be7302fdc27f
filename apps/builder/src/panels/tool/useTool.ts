import type { ToolDefinition } from '@trellis/contract';
import { useEffect } from 'react';
import { type Field, useField, useSaver, useSaving } from '../../saving/context.ts';
import { toolItem } from '../../saving/items.ts';
import { type FieldKey, shownValue } from '../../saving/state.ts';
import { offerUndo } from '../../ui/offerUndo.tsx';

/** Whether a tool's parts are here to be edited: `gone` where there is no such tool. */
export function useOpenTool(toolId: string): 'loading' | 'ready' | 'gone' {
  const saver = useSaver();
  useEffect(() => {
    saver.openTool(toolId).catch((error) => console.warn(`A tool could not be loaded: ${error}`));
  }, [saver, toolId]);
  return useSaving((_, of) => of.toolState(toolId));
}

type Lists = Pick<ToolDefinition, 'fields' | 'blocks'>;

/** Removes one of a tool's list, by its place, and offers to put it back among those that are there by then. */
export function useRemoval<P extends keyof Lists>(
  toolId: string,
  part: P,
  keyOf: (one: Lists[P][number]) => string,
): (at: number, words: string) => void {
  const saver = useSaver();
  const key: FieldKey = `${toolItem(toolId)}.${part}`;
  return (at, words) => {
    const read = () => shownValue(saver.state, key) as Lists[P][number][];
    const gone = read()[at];
    if (!gone) return;
    saver.edit(key, read().toSpliced(at, 1));
    offerUndo(words, async () => {
      const now = read();
      // The panel's own undo may have been quicker.
      if (now.some((one) => keyOf(one) === keyOf(gone))) return;
      saver.edit(key, now.toSpliced(at, 0, gone));
    });
  };
}

/** One part of a tool, which saves itself. */
export const useToolPart = <P extends keyof ToolDefinition & string>(
  toolId: string,
  part: P,
): Field<ToolDefinition[P]> => useField(toolItem(toolId), part);
