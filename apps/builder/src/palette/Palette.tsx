import { useCall } from '../session/query.ts';
import '@mantine/spotlight/styles.css';
import { Kbd } from '@mantine/core';
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionGroupData,
  useSpotlight,
} from '@mantine/spotlight';
import { type AppSummary, appCalls } from '@trellis/contract';
import { useEffect } from 'react';
import { type Command, useAllCommands } from './commands.ts';
import { keysHere } from './keys.ts';

const [store, spotlight] = createSpotlight();

/** Opens the palette, also while it is still fading away. */
export const openPalette = () => spotlight.open();

/** Everything that can be done here, and the person's last apps, found by typing. */
export function Palette({ goTo }: { goTo(path: string): void }) {
  const commands = useAllCommands();
  const { opened } = useSpotlight(store);
  const apps = useRecentApps(opened);
  // Opened once it is there, so that it knows where the focus was, and gives it back.
  useEffect(() => spotlight.open(), []);
  const recent: Command[] = apps.map((app) => ({
    id: app.appId,
    group: 'Recent apps',
    label: app.name,
    run: () => goTo(`/build/app/${app.appId}`),
  }));
  return (
    <Spotlight
      store={store}
      actions={grouped([...commands, ...recent])}
      nothingFound="Nothing found"
      highlightQuery
      scrollable
      maxHeight={420}
      shortcut={null}
      searchProps={{
        placeholder: 'Search or run a command…',
        'aria-label': 'Search or run a command',
      }}
    />
  );
}

function grouped(commands: readonly Command[]): SpotlightActionGroupData[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands)
    groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups].map(([group, list]) => ({
    group,
    actions: list.map(({ id, label, keys, run }) => ({
      id,
      label,
      onClick: run,
      rightSection: keys ? <Kbd size="xs">{keysHere(keys)}</Kbd> : undefined,
    })),
  }));
}

/** The apps that the person was at last, asked for at each opening. Without them the commands are still there. */
function useRecentApps(isOpen: boolean): AppSummary[] {
  const { value } = useCall(appCalls.list, {}, { when: isOpen, since: isOpen, keepsLast: true });
  return value?.apps.slice(0, 8) ?? [];
}
