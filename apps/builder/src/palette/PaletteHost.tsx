import { useMantineColorScheme } from '@mantine/core';
import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSession } from '../session/session.ts';
import { type Command, useCommands } from './commands.ts';

const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const Shortcuts = lazy(async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts }));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl/Cmd+K for everything that can be done, `?` for the keys; both come when they are first asked for. */
export function PaletteHost({ goTo }: { goTo(path: string): void }) {
  const session = useSession();
  const isIn = session.kind === 'in';
  const [hasPalette, setHasPalette] = useState(false);
  const [hasShortcuts, setHasShortcuts] = useState(false);
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
        label: 'System theme',
        run: () => setColorScheme('auto'),
      },
      {
        id: 'shortcuts',
        group: 'Help',
        label: 'Keyboard shortcuts',
        keys: '?',
        run: () => setHasShortcuts(true),
      },
    ],
    [goTo, setColorScheme],
  );
  useCommands(everywhere);
  // The palette also opens out of a text field, and out of code; `?` is a letter there.
  const find = async () => {
    if (!isIn) return;
    // It opens by itself when it first comes.
    if (hasPalette) (await loadPalette()).openPalette();
    else setHasPalette(true);
  };
  useHotkeys([['mod+K', find]], [], true);
  // By what it writes: where the key is, with or without Shift, is the keyboard's matter.
  useWindowEvent('keydown', (event) => {
    if (event.key === '?' && isIn && !isTyping(event.target)) setHasShortcuts(true);
  });
  if (!isIn) return null;
  return (
    <Suspense fallback={null}>
      {hasPalette && <Palette goTo={goTo} />}
      {hasShortcuts && <Shortcuts onClose={() => setHasShortcuts(false)} />}
    </Suspense>
  );
}
