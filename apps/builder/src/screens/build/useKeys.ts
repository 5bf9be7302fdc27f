import { useHotkeys } from '@mantine/hooks';
import type { AppDetail } from '@trellis/contract';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type Command, useCommands } from '../../palette/commands.ts';
import { useSaver } from '../../saving/context.ts';
import type { PanelEntry } from './panels.ts';
import { startTour } from './tour/tour.ts';
import type { Sidebar } from './useSidebar.ts';

interface Given {
  app: AppDetail;
  offered: readonly PanelEntry[];
  sidebar: Sidebar;
  openPanel(key: string): void;
  toggleChat(): void;
}

/** The workbench by keys, and what it offers to the palette. */
export function useKeys({ app, offered, sidebar, openPanel, toggleChat }: Given): void {
  const saver = useSaver();
  const navigate = useNavigate();
  const { toggle } = sidebar;
  // Which panels there are, as text: the list is made anew at each drawing.
  const keys = offered.map(({ key }) => key).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keys` stands for `offered`
  const commands = useMemo<Command[]>(
    () => [
      ...offered.map(({ key, label }) => ({
        id: `panel-${key}`,
        group: 'Panels',
        label,
        run: () => openPanel(key),
      })),
      { id: 'side', group: 'View', label: 'Side panel', keys: 'Ctrl+B', run: toggle },
      { id: 'chat', group: 'View', label: 'Chat', run: toggleChat },
      { id: 'tour', group: 'Help', label: 'Show me around', run: startTour },
      { id: 'undo', group: 'Edit', label: 'Undo', keys: 'Ctrl+Z', run: () => saver.undo() },
      { id: 'redo', group: 'Edit', label: 'Redo', keys: 'Ctrl+Shift+Z', run: () => saver.redo() },
      ...(app.isPublished
        ? [
            {
              id: 'open',
              group: 'View',
              label: 'Open the published app',
              run: () => void window.open(`/app/${app.slug}`, '_blank', 'noreferrer'),
            },
            {
              id: 'analytics',
              group: 'View',
              label: 'Analytics',
              run: () => navigate(`/analytics/app/${app.appId}`),
            },
          ]
        : []),
    ],
    [keys, openPanel, toggle, toggleChat, saver, navigate, app.isPublished, app.slug, app.appId],
  );
  useCommands(commands);
  useHotkeys([['mod+B', toggle]], [], true);
  // In a text field the browser's own undo is meant.
  useHotkeys([
    ['mod+Z', () => saver.undo()],
    ['mod+shift+Z', () => saver.redo()],
    ['mod+Y', () => saver.redo()],
  ]);
}
