import { useLayoutEffect, useState } from 'react';

export type Theme = 'light' | 'dark';
const KEY = 'theme';

/** The app's light or dark look; what the person chose is remembered in this browser. */
export function useTheme(initial: Theme = 'light') {
  const [theme, setTheme] = useState<Theme>(
    () => (localStorage.getItem(KEY) as Theme | null) ?? initial,
  );
  // Before the paint, so that a dark app never flashes white.
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
  }, [theme]);
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    localStorage.setItem(KEY, next);
    setTheme(next);
  };
  return { theme, toggle };
}
