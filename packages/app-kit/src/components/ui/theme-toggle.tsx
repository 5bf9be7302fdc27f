import { Moon, Sun } from 'lucide-react';
import { type Theme, useTheme } from '../../hooks/use-theme.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';

/** Switches between light and dark; `initial` is what the app starts with. Nothing where its branding decides. */
export function ThemeToggle({ initial = 'light' }: { initial?: Theme }) {
  const { theme, toggle, isForced } = useTheme(initial);
  if (isForced) return null;
  const label = word(theme === 'dark' ? 'lightMode' : 'darkMode');
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} onClick={toggle}>
      {theme === 'dark' ? <Sun /> : <Moon />}
    </Button>
  );
}
