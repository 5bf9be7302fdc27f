import { mainPageOf, pageNames } from '@trellis/contract';

export const ENTRY = 'app:/entry.tsx';
export const ROUTES = 'app:/routes.tsx';

/** Never changes, so that a hot update never has to begin again because of it. */
export const ENTRY_CODE = `import { start } from 'run:/start.tsx';
import AppRoutes from '${ROUTES}';
start(AppRoutes);
`;

export interface RoutesOptions {
  /** Page name → module. */
  pages: { name: string; module: string }[];
  main: string | null;
  layout: string | null;
  /** Modules that export a `Toaster`. */
  toasters: string[];
  /** The page that comes with the routes; the others are loaded when they are first visited. */
  eager: string | null;
}

/** The module that binds the pages to their addresses: a component, so that new pages come in by a hot update. */
export function routesCode(options: RoutesOptions): string {
  const isLazy = ({ name }: { name: string }) => name !== options.eager;
  const lines = [
    `import { AppRoot } from 'run:/app-root.tsx';`,
    `import { pageAt } from 'run:/pages.ts';`,
  ];
  if (options.layout) lines.push(`import Layout from '${options.layout}';`);
  for (const [index, module] of options.toasters.entries())
    lines.push(`import { Toaster as Toaster${index} } from '${module}';`);
  for (const [index, page] of options.pages.entries())
    if (!isLazy(page)) lines.push(`import Page${index} from '${page.module}';`);
  const pages = options.pages.map((page, index) => {
    const code = isLazy(page) ? `load: () => import('${page.module}')` : `Page: Page${index}`;
    return `{ name: ${JSON.stringify(page.name)}, ${code} }`;
  });
  lines.push(
    `const PAGES = [${pages.join(', ')}];`,
    'export default function AppRoutes() {',
    `  return <AppRoot pages={PAGES} main={${JSON.stringify(options.main)}} Layout={${
      options.layout ? 'Layout' : 'null'
    }}>${options.toasters.map((_, index) => `<Toaster${index} />`).join('')}</AppRoot>;`,
    '}',
    `AppRoutes.pageAt = (pathname) => pageAt(PAGES, ${JSON.stringify(options.main)}, pathname).page;`,
    '',
  );
  return lines.join('\n');
}

/** Pages, main page and layout as the file names tell them. */
export function pagesOf(paths: readonly string[], appMainPage?: string | null) {
  const names = pageNames(paths);
  const pages = names.map((name) => ({
    name,
    module: `app:/${paths.find((path) => path.startsWith(`pages/${name}.`))}`,
  }));
  return { names, pages, main: mainPageOf(names, appMainPage) };
}
