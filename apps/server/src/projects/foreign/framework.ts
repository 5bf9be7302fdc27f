import { Refusal } from '../../refusal.ts';

/** Packages that draw an app's pages by a server or a machine of their own, with where such pages stand. */
const FRAMEWORKS: [string, string, string][] = [
  ['@tanstack/react-start', 'TanStack Start', 'src/routes/'],
  ['@react-router/dev', 'React Router as a framework', 'app/routes/'],
  ['@remix-run/react', 'Remix', 'app/routes/'],
  ['next', 'Next.js', 'app/ or src/app/'],
  ['gatsby', 'Gatsby', 'src/pages/'],
  ['astro', 'Astro', 'src/pages/'],
  ['expo', 'Expo', 'app/ or screens/'],
  ['react-native', 'React Native', 'screens/'],
  ['wxt', 'WXT', 'entrypoints/'],
  ['@angular/core', 'Angular', 'src/app/'],
  ['vue', 'Vue', 'src/views/'],
  ['svelte', 'Svelte', 'src/routes/'],
  ['solid-js', 'Solid', 'src/routes/'],
];

/** What a project without pages of its own is made with, out of its `package.json`. */
export function frameworkOf(text: string): Refusal | null {
  const names = packagesIn(text);
  const [, framework, place] = FRAMEWORKS.find(([name]) => names.has(name)) ?? [];
  if (!framework) return null;
  return new Refusal(
    'invalid',
    `This project is made with ${framework}, whose pages (in ${place}) are drawn by a server or a tool of its own, which is not here. What can be imported is a project for Vite and React: put each page’s component into a file of src/pages/, with react-router-dom’s Link between them, and import that.`,
  );
}

function packagesIn(text: string): ReadonlySet<string> {
  try {
    const { dependencies, devDependencies } = JSON.parse(text) as Record<
      string,
      object | undefined
    >;
    return new Set([...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})]);
  } catch {
    // A package file that cannot be read names nothing; the project is recognised by its files alone.
    return new Set();
  }
}
