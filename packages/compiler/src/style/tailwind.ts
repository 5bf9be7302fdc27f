import { existsSync, readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { Candidates } from './candidates.ts';
import { fallbackFaces, fontFaces, withFallbacks } from './fonts.ts';

/** One style sheet that can be built for more and more class names. */
export interface Sheet {
  build(candidates: string[]): string;
}

/** What the style phase takes from Tailwind. Loaded when the first app is styled. */
export interface Tailwind {
  candidates: Candidates;
  /** Throws what Tailwind says about the app's part of the style sheet. */
  sheet(appCss: string): Promise<Sheet>;
}

/** `kitRoot` has the theme: `src/styles/theme.css`. */
export async function loadTailwind(kitRoot: string): Promise<Tailwind> {
  const [{ compile }, { Scanner }, { default: typography }] = await Promise.all([
    import('tailwindcss'),
    import('@tailwindcss/oxide'),
    import('@tailwindcss/typography'),
  ]);
  const require = createRequire(import.meta.url);
  const themePath = join(kitRoot, 'src/styles/theme.css');
  const theme = existsSync(themePath) ? readFileSync(themePath, 'utf8') : '@import "tailwindcss";';
  const sheets: Record<string, string> = {
    tailwindcss: require.resolve('tailwindcss/index.css'),
    ...Object.fromEntries(
      ['theme', 'preflight', 'utilities'].map((part) => [
        `tailwindcss/${part}.css`,
        require.resolve(`tailwindcss/${part}.css`),
      ]),
    ),
    'tw-animate-css': join(
      // Its exports name the sheet for bundlers only.
      dirname(findPackageJSON('tw-animate-css', import.meta.url)!),
      'dist/tw-animate.css',
    ),
  };
  return {
    candidates: new Candidates((content, extension) =>
      new Scanner({}).scanFiles([{ content, extension }]),
    ),
    sheet: (appCss) =>
      compile([theme, fontFaces(appCss), fallbackFaces(appCss), withFallbacks(appCss)].join('\n'), {
        loadStylesheet: async (id, base) => {
          const path = sheets[id];
          if (!path) throw new Error(`The style sheet '${id}' cannot be imported`);
          return { path, base, content: readFileSync(path, 'utf8') };
        },
        loadModule: async (id, base) => {
          if (id !== '@tailwindcss/typography')
            throw new Error(`The style plugin '${id}' cannot be used`);
          return { path: id, base, module: typography as never };
        },
      }),
  };
}
