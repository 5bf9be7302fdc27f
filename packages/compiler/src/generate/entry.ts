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
  /** A module that is run before all others. */
  ahead: string | null;
  /** An imported project's own root component, which stands for pages, layout and main page. */
  root: { module: string; hasRouter: boolean } | null;
  /** Modules that export a `Provider` for everything inside. */
  providers: string[];
}

/** The module that binds the pages to their addresses: a component, so that new pages come in by a hot update. */
export function routesCode(options: RoutesOptions): string {
  if (options.root) return rootCode(options.root, options);
  const isLazy = ({ name }: { name: string }) => name !== options.eager;
  const lines = [
    ...aheadOf(options),
    `import { AppRoot } from 'run:/app-root.tsx';`,
    `import { pageAt } from 'run:/pages.ts';`,
  ];
  if (options.layout) lines.push(`import Layout from '${options.layout}';`);
  lines.push(...namedImports('Toaster', options.toasters));
  lines.push(...namedImports('Provider', options.providers));
  for (const [index, page] of options.pages.entries())
    if (!isLazy(page)) lines.push(`import Page${index} from '${page.module}';`);
  const pages = options.pages.map((page, index) => {
    const code = isLazy(page) ? `load: () => import('${page.module}')` : `Page: Page${index}`;
    return `{ name: ${JSON.stringify(page.name)}, ${code} }`;
  });
  lines.push(
    `const PAGES = [${pages.join(', ')}];`,
    'export default function AppRoutes() {',
    `  return ${around(
      options.providers,
      `<AppRoot pages={PAGES} main={${JSON.stringify(options.main)}} Layout={${
        options.layout ? 'Layout' : 'null'
      }}>${elements('Toaster', options.toasters)}</AppRoot>`,
    )};`,
    '}',
    `AppRoutes.pageAt = (pathname) => pageAt(PAGES, ${JSON.stringify(options.main)}, pathname).page;`,
    '',
  );
  return lines.join('\n');
}

/** The app as its own root component draws it. */
function rootCode(
  root: { module: string; hasRouter: boolean },
  options: Pick<RoutesOptions, 'toasters' | 'providers' | 'ahead'>,
): string {
  return [
    ...aheadOf(options),
    `import { Whole } from 'run:/whole.tsx';`,
    `import App from '${root.module}';`,
    ...namedImports('Toaster', options.toasters),
    ...namedImports('Provider', options.providers),
    'export default function AppRoutes() {',
    `  return ${around(options.providers, `<Whole><App />${elements('Toaster', options.toasters)}</Whole>`)};`,
    '}',
    'AppRoutes.pageAt = () => undefined;',
    `AppRoutes.hasRouter = ${root.hasRouter};`,
    '',
  ].join('\n');
}

const aheadOf = ({ ahead }: Pick<RoutesOptions, 'ahead'>): string[] =>
  ahead ? [`import '${ahead}';`] : [];

const namedImports = (name: string, modules: readonly string[]): string[] =>
  modules.map((module, index) => `import { ${name} as ${name}${index} } from '${module}';`);

const elements = (name: string, modules: readonly string[]): string =>
  modules.map((_, index) => `<${name}${index} />`).join('');

const around = (providers: readonly string[], inner: string): string =>
  providers.reduceRight((code, _, index) => `<Provider${index}>${code}</Provider${index}>`, inner);

/** Pages, main page and layout as the file names tell them. */
export function pagesOf(paths: readonly string[], appMainPage?: string | null) {
  const names = pageNames(paths);
  const pages = names.map((name) => ({
    name,
    module: `app:/${paths.find((path) => path.startsWith(`pages/${name}.`))}`,
  }));
  return { names, pages, main: mainPageOf(names, appMainPage) };
}
