import { type AppDetail, colorOfToken } from '@trellis/contract';
import { useMemo } from 'react';
import { usePreviewBuild } from '../usePreviewBuild.ts';

/** Colors that an app was built in; null where it names none. */
interface Built {
  ground: string | null;
  button: string | null;
}
export interface BuiltColors {
  light: Built;
  dark: Built;
}

const NONE: BuiltColors = {
  light: { ground: null, button: null },
  dark: { ground: null, button: null },
};

/** The colors that a style sheet declares for light and for dark pages; what comes later counts. */
export function builtColorsIn(css: string): BuiltColors {
  const built = structuredClone(NONE);
  for (const [, selectors = '', rules = ''] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const themes = selectors
      // A statement such as `@layer base;` may stand before.
      .slice(selectors.lastIndexOf(';') + 1)
      .split(',')
      .map((one) => /^(:root|\.dark)$/.exec(one.trim())?.[1])
      .flatMap((one) => (one ? [one === '.dark' ? built.dark : built.light] : []));
    const token = (name: string) =>
      colorOfToken(new RegExp(`--${name}\\s*:\\s*([^;]+)`).exec(rules)?.[1] ?? '');
    for (const theme of themes) {
      theme.ground = token('background') ?? theme.ground;
      theme.button = token('primary') ?? theme.button;
    }
  }
  return built;
}

/** The colors that the app was built in, once they are known: what one's own colors are read on. */
export function useBuiltColors(app: AppDetail): BuiltColors {
  const css = usePreviewBuild(app).value?.css.text;
  return useMemo(() => (css === undefined ? NONE : builtColorsIn(css)), [css]);
}
