import type { ToolDefinition } from '@trellis/contract';
import { useEffect } from 'react';
import { type Field, useField, useSaver, useSaving } from '../../saving/context.ts';
import { toolItem } from '../../saving/items.ts';

/** Whether a tool's parts are here to be edited: `gone` where there is no such tool. */
export function useOpenTool(toolId: string): 'loading' | 'ready' | 'gone' {
  const saver = useSaver();
  useEffect(() => {
    saver.openTool(toolId).catch((error) => console.warn(`A tool was not read: ${error}`));
  }, [saver, toolId]);
  return useSaving((_, of) => of.toolState(toolId));
}

/** One part of a tool, which saves itself. */
export const useToolPart = <P extends keyof ToolDefinition & string>(
  toolId: string,
  part: P,
): Field<ToolDefinition[P]> => useField(toolItem(toolId), part);
