import '@mantine/spotlight/styles.css';
import { Kbd } from '@mantine/core';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { type AppSummary, appCalls } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { api } from '../session/api.ts';
import { type Command, useAllCommands } from './commands.ts';

const [store, spotlight] = createSpotlight();

interface Props {
  goTo(path: string): void;
  onClose(): void;
}

/** Everything that can be done here, and the person's last apps, found by typing. */
export function Palette({ goTo, onClose }: Props) {
  const commands = useAllCommands();
  const apps = useRecentApps();
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
      searchProps={{ placeholder: 'Do or find something…', 'aria-label': 'Do or find something' }}
      // Closed once it has faded: what was chosen has run by then.
      onSpotlightClose={() => setTimeout(onClose, 200)}
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
      rightSection: keys ? <Kbd size="xs">{keys}</Kbd> : undefined,
    })),
  }));
}

/** The apps that the person was at last. Without them the commands are still there. */
function useRecentApps(): AppSummary[] {
  const [apps, setApps] = useState<AppSummary[]>([]);
  useEffect(() => {
    api(appCalls.list).then(
      (page) => setApps(page.apps.slice(0, 8)),
      () => setApps([]),
    );
  }, []);
  return apps;
}
