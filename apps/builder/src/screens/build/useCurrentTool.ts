import { type AppDetail, isOfTools, type ListedTool, toolCalls } from '@trellis/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '../../session/query.ts';
import type { Sidebar } from './useSidebar.ts';

const TOOL = /^tool\/([0-9a-f]{24})\/?$/i;
const TOOLS = /^tools\/?$/;

/** Whether the rest of a builder's address is a tool's, or that of the tools, and no page's (spec 1, section 2). */
export const isToolPlace = (rest: string): boolean => TOOL.test(rest) || TOOLS.test(rest);

export interface CurrentTool {
  /** The tool that is looked at in the place of the app's pages; null for none. */
  toolId: string | null;
  /** The address is that of the list of tools. */
  isList: boolean;
  /** The app has tools and no pages. */
  isOfTools: boolean;
  tools: readonly ListedTool[] | null;
  /** What the custom data source of the tool is called; null where it has none. */
  dataLabel: string | null;
  /** Names the place that the open panel is at: the list of tools, or the app. It is no step to go back over. */
  nameAs(place: 'tools' | 'app'): void;
}

/** The tool of the address; in an app that has no pages the first one. */
export function useCurrentTool({ appId, kind }: AppDetail): CurrentTool {
  const { '*': rest = '' } = useParams();
  const navigate = useNavigate();
  const hasOnlyTools = isOfTools(kind);
  const named = TOOL.exec(rest)?.[1] ?? null;
  const { value } = useCall(
    toolCalls.list,
    { params: { appId } },
    { when: hasOnlyTools || isToolPlace(rest) },
  );
  const tools = value?.tools ?? null;
  const nameAs = useCallback(
    (place: 'tools' | 'app') => {
      const pathname = `/build/app/${appId}${place === 'tools' ? '/tools' : ''}`;
      navigate({ pathname, hash: window.location.hash }, { replace: true });
    },
    [navigate, appId],
  );
  const first = hasOnlyTools ? (tools?.[0]?.toolId ?? null) : null;
  const toolId = named ?? first;
  const dataLabel = tools?.find((one) => one.toolId === toolId)?.dataLabel ?? null;
  return { toolId, isList: TOOLS.test(rest), isOfTools: hasOnlyTools, tools, dataLabel, nameAs };
}

/** The address of the list of tools opens its panel, and is left when another panel is chosen (spec 1, section 2). */
export function useToolsAddress({ isList, toolId, nameAs }: CurrentTool, sidebar: Sidebar): void {
  const { panel, open } = sidebar;
  const was = useRef(panel);
  useEffect(() => {
    if (isList) open('tools');
  }, [isList, open]);
  useEffect(() => {
    const before = was.current;
    was.current = panel;
    if (before === panel) return;
    if (panel === 'tools' && toolId === null) nameAs('tools');
    if (before === 'tools' && isList) nameAs('app');
  }, [panel, isList, toolId, nameAs]);
}
