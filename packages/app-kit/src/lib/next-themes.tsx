import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

/** What apps take of `next-themes`: the theme by a class or attribute, without a script in the page. */
interface Theme {
  theme: string;
  resolvedTheme: string;
  systemTheme: string;
  themes: string[];
  forcedTheme?: string;
  setTheme(next: string | ((now: string) => string)): void;
}

interface Options {
  children?: ReactNode;
  attribute?: string | string[];
  defaultTheme?: string;
  forcedTheme?: string;
  enableSystem?: boolean;
  storageKey?: string;
  themes?: string[];
  value?: Record<string, string>;
}

const Known = createContext<Theme | null>(null);
const DARK = '(prefers-color-scheme: dark)';
const systemNow = () => (matchMedia(DARK).matches ? 'dark' : 'light');

export function ThemeProvider({
  children,
  attribute = 'data-theme',
  defaultTheme = 'system',
  forcedTheme,
  storageKey = 'theme',
  themes = ['light', 'dark'],
  value,
}: Options): ReactNode {
  const [chosen, setChosen] = useState(() => localStorage.getItem(storageKey) ?? defaultTheme);
  const [systemTheme, setSystem] = useState(systemNow);
  useEffect(() => {
    const list = matchMedia(DARK);
    const follow = () => setSystem(systemNow());
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, []);
  const theme = forcedTheme ?? chosen;
  const resolvedTheme = theme === 'system' ? systemTheme : theme;
  useEffect(() => {
    const root = document.documentElement;
    const shown = value?.[resolvedTheme] ?? resolvedTheme;
    for (const name of [attribute].flat())
      if (name === 'class') {
        root.classList.remove(...themes.map((one) => value?.[one] ?? one));
        root.classList.add(shown);
      } else root.setAttribute(name, shown);
  }, [attribute, resolvedTheme, themes, value]);
  const known = useMemo<Theme>(
    () => ({
      theme,
      resolvedTheme,
      systemTheme,
      themes,
      forcedTheme,
      setTheme(next) {
        setChosen((now) => {
          const wanted = typeof next === 'function' ? next(now) : next;
          localStorage.setItem(storageKey, wanted);
          return wanted;
        });
      },
    }),
    [theme, resolvedTheme, systemTheme, themes, forcedTheme, storageKey],
  );
  return <Known.Provider value={known}>{children}</Known.Provider>;
}

/** Without a provider there is nothing to choose, as in the package itself. */
export function useTheme(): Partial<Theme> & Pick<Theme, 'setTheme' | 'themes'> {
  return useContext(Known) ?? { setTheme: () => undefined, themes: [] };
}
