import type { AssistantModel } from '@trellis/assistant';
import {
  type AppFiles,
  type ChatMessage,
  pathKey,
  type ToolDefinition,
  type ToolFile,
  toolFilesIn,
} from '@trellis/contract';
import { asModelEvents, isComplaint } from '../models/index.ts';

interface Given {
  message: ChatMessage;
  files: AppFiles;
  /** The app is made of AI tools. */
  isOnlyTools: boolean;
}

/**
 * The built-in builder for a message about AI tools: in an app that is made of them, where one is asked for, and
 * where the person looks at one. null where the message is about the app's pages.
 */
export async function toolBuilder(
  name: string,
  { message, files, isOnlyTools }: Given,
): Promise<AssistantModel | null> {
  const tools = toolFilesIn(files);
  const text = message.parts.flatMap((part) => (part.type === 'text' ? (part.text ?? '') : []));
  const said = text.join('\n');
  const { isToolAsked, toolTurn } = await import('@trellis/blueprint');
  const isNew = isToolAsked(said, !isOnlyTools);
  const shown = toolShown(tools, message.metadata?.currentPath);
  if (!isOnlyTools && !isNew && !shown) return null;
  const tool = shown ?? tools.find(({ definition }) => isNamed(said, definition)) ?? tools[0];
  return {
    name,
    async *stream(request) {
      if (!isComplaint(request)) {
        const events = toolTurn({ text: said, isNew, tool: tool ?? null, tools });
        yield* asModelEvents(events, request.signal);
      }
      if (!request.signal.aborted) yield { type: 'finish', reason: 'stop' };
    },
  };
}

/** The tool whose page is open: `/tool/{path}`. */
function toolShown(tools: readonly ToolFile[], currentPath = ''): ToolFile | undefined {
  const path = /^\/tool\/([^/?#]+)/.exec(currentPath)?.[1];
  return tools.find(({ definition }) => path && pathKey(definition.path) === pathKey(path));
}

const isNamed = (said: string, { title }: ToolDefinition): boolean =>
  title.trim() !== '' && said.toLowerCase().includes(title.trim().toLowerCase());
