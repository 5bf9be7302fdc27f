import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
const KEY = 'theme';

/** The theme that the app's branding asks for, or null when its visitors choose. */
function forcedTheme(): Theme | null {
  const { look } = document.documentElement.dataset;
  return look === 'light' || look === 'dark' ? look : null;
}

function onForced(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-look'] });
  return () => observer.disconnect();
}

const systemIsDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** The app's light or dark look: what the person chose in this browser, else dark where their system is, else what the app starts with. */
export function useTheme(initial: Theme = 'light') {
  const forced = useSyncExternalStore(onForced, forcedTheme);
  const [chosen, setTheme] = useState(() => localStorage.getItem(KEY) as Theme | null);
  // Not kept: an app that is changed to begin dark shows it at once.
  const theme = forced ?? chosen ?? (systemIsDark() ? 'dark' : initial);
  // Before the paint, so that a dark app never flashes white.
  useLayoutEffect(() => {
    const show = (isDark: boolean) => document.documentElement.classList.toggle('dark', isDark);
    show(theme === 'dark');
    // Paper is white.
    const onPaper = () => show(false);
    const onScreen = () => show(theme === 'dark');
    addEventListener('beforeprint', onPaper);
    addEventListener('afterprint', onScreen);
    return () => {
      removeEventListener('beforeprint', onPaper);
      removeEventListener('afterprint', onScreen);
    };
  }, [theme]);
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    localStorage.setItem(KEY, next);
    setTheme(next);
  };
  return { theme, toggle, isForced: forced !== null };
}
