import { useMantineColorScheme } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSession } from '../session/session.ts';
import { type Command, useCommands } from './commands.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));
const Shortcuts = lazy(async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts }));

/** Ctrl/Cmd+K for everything that can be done, `?` for the keys; both come when they are first asked for. */
export function PaletteHost({ goTo }: { goTo(path: string): void }) {
  const session = useSession();
  const isIn = session.kind === 'in';
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const { setColorScheme } = useMantineColorScheme();
  const everywhere = useMemo<Command[]>(
    () => [
      { id: 'home', group: 'Go to', label: 'My apps', run: () => goTo('/home') },
      { id: 'deleted', group: 'Go to', label: 'Deleted apps', run: () => goTo('/home/deleted') },
      { id: 'account', group: 'Go to', label: 'Account settings', run: () => goTo('/settings') },
      { id: 'light', group: 'Theme', label: 'Light theme', run: () => setColorScheme('light') },
      { id: 'dark', group: 'Theme', label: 'Dark theme', run: () => setColorScheme('dark') },
      {
        id: 'auto',
        group: 'Theme',
        label: 'Theme of the system',
        run: () => setColorScheme('auto'),
      },
      {
        id: 'shortcuts',
        group: 'Help',
        label: 'Keyboard shortcuts',
        keys: '?',
        run: () => setOpen('shortcuts'),
      },
    ],
    [goTo, setColorScheme],
  );
  useCommands(everywhere);
  // The palette also opens out of a text field; `?` is a letter there.
  useHotkeys([['mod+K', () => isIn && setOpen('palette')]], []);
  useHotkeys([['shift+?', () => isIn && setOpen('shortcuts')]]);
  if (!isIn || !open) return null;
  return (
    <Suspense fallback={null}>
      {open === 'palette' ? (
        <Palette goTo={goTo} onClose={() => setOpen(null)} />
      ) : (
        <Shortcuts onClose={() => setOpen(null)} />
      )}
    </Suspense>
  );
}
