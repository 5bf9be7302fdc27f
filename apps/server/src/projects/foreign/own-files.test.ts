import { describe, expect, it } from 'vitest';
import { APP, MAIN, PAGE, read } from './project.fixture.ts';

describe('of its own a project', () => {
  it('keeps what stands around its root component, and the work beside it', () => {
    const main = MAIN.replace(
      "'@/index.css'",
      "'@/index.css'\nimport { I18n } from './i18n'\nI18n.begin()",
    );
    const { files } = read({
      'src/main.jsx': main.replace('<App />', '<I18n.Provider><App /></I18n.Provider>'),
      'src/App.jsx': APP,
      'src/pages/Home.jsx': PAGE,
      'src/i18n.js': 'export const I18n = {};',
    });
    expect(Object.keys(files).sort()).toEqual([
      'pages/Home.jsx',
      'root/App.tsx',
      'root/Inner.jsx',
      'root/i18n.js',
    ]);
    expect(files['root/App.tsx']).toContain("import App from '@/root/Inner'");
    expect(files['root/App.tsx']).toContain("from '@/i18n'");
    expect(files['root/App.tsx']).toContain('<I18n.Provider><App /></I18n.Provider>');
    expect(files['root/App.tsx']).not.toMatch(/createRoot|index\.css/);
    expect(
      read({ 'src/main.jsx': MAIN, 'src/App.jsx': APP, 'src/pages/Home.jsx': PAGE }).replaced,
    ).toContain('App.jsx');
  });

  it('has what main draws for its root where no App stands at the top', () => {
    const main = `import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { router } from './router';
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);`;
    const { files } = read({ 'src/main.tsx': main, 'src/router.tsx': 'export const router = 1;' });
    expect(files['root/App.tsx']).toContain("from '@/router'");
    expect(files['root/App.tsx']).toContain('<RouterProvider router={router} />');
  });

  it('keeps who is signed in and how rows are asked for where it made them its own', () => {
    const auth = `import { createAxiosClient } from '@base44/sdk/dist/utils/axios-client';
if (appParams.token) check(); else base44.auth.redirectToLogin(window.location.href);
export const AuthProvider = 1; export const useAuth = () => ({ hasRole: 1 });`;
    const usual = { 'src/lib/AuthContext.jsx': auth, 'src/App.jsx': APP };
    const page = (names: string) => `${PAGE}\nconst { ${names} } = useAuth();`;
    expect(read({ ...usual, 'src/pages/Home.jsx': page('user, logout: out') }).replaced).toEqual([
      'src/lib/AuthContext.jsx',
      'App.jsx',
    ]);
    const own = read({ ...usual, 'src/pages/Home.jsx': page('user, hasRole') });
    expect(own.replaced).toEqual([]);
    expect(Object.keys(own.files)).toEqual([
      'lib/AuthContext.jsx',
      'root/App.jsx',
      'pages/Home.jsx',
    ]);
    for (const other of [
      auth.replace('if (appParams.token) ', ''),
      auth.replace('base44.auth.redirectToLogin(window.location.href)', "location.href = '/login'"),
      auth.replace('window.location.href', "'/activate'"),
      `import { signIn } from '@/lib/own-accounts';\n${auth}`,
    ])
      expect(
        read({ 'src/lib/AuthContext.jsx': other, 'src/pages/Home.jsx': page('user') }).replaced,
      ).toEqual([]);
    const client =
      'export const queryClientInstance = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5 } } });';
    expect(
      read({ 'src/App.jsx': APP, 'src/pages/Home.jsx': PAGE, 'src/lib/query-client.js': client })
        .replaced,
    ).toEqual([]);
  });

  it('keeps a client module that has more to give than the client', () => {
    const client = (more: string) =>
      `import { createClient } from '@base44/sdk'; export const base44 = createClient({});${more}`;
    const names = (code: string) =>
      Object.keys(read({ 'src/pages/Home.jsx': PAGE, 'src/api/base44Client.js': code }).files);
    expect(names(client(''))).toEqual(['pages/Home.jsx']);
    expect(names(client('\nexport const keep = 1;'))).toContain('api/base44Client.js');
    for (const change of [
      'const me = base44.auth.me;\nbase44.auth.me = async () => me();',
      'base44.entities = withAudit(base44.entities);',
      'installFallback(base44);',
    ]) {
      expect(names(client(`\n${change}`))).toContain('api/base44Client.js');
      expect(names(client(`\nimport { supabase } from './x';\n${change}`))).toHaveLength(1);
    }
    expect(names(client('\nexport const { Task, Board } = base44.entities;'))).toContain(
      'api/base44Client.js',
    );
  });

  const THEME = `const brand = { DEFAULT: 'hsl(var(--brand))' };
export default { theme: { extend: { colors: { brand, primary: { DEFAULT: '#f00' } } } } };`;

  it('keeps parts of the kit that have other names than ours, whatever they are made with', () => {
    const page = { 'src/pages/Home.jsx': PAGE, 'src/App.jsx': APP };
    const kept = (files: Record<string, string>) =>
      Object.keys(read({ ...page, ...files }).files).filter((path) => !path.startsWith('pages/'));
    const usual = {
      'src/components/ui/calendar.jsx': 'function Calendar() {}\nexport { Calendar }',
      'src/components/ui/sonner.jsx': 'const Toaster = () => null;\nexport { Toaster }',
      'src/components/ui/use-toast.jsx':
        'export const reducer = 1;\nfunction toast() {}\nexport { useToast, toast }',
      'src/components/ui/toaster.jsx': 'export function Toaster() {}',
      'src/lib/app-params.js': 'export const appParams = {\n\t...getAppParams()\n}',
    };
    expect(kept(usual)).toEqual([]);
    expect(
      kept({
        'src/components/ui/calendar.jsx': 'export { Calendar, CalendarDayButton }',
        'src/components/ui/chart.jsx': 'export const ChartContainer = 1;\nexport class Gauge {}',
        'src/components/ui/carousel.jsx': "export * from './slides';\nexport { Carousel }",
        'src/components/ui/form.tsx':
          'export {\n  Form, // all of it\n  type FormProps,\n  FormItem as FormField,\n}',
        'src/components/ui/card.jsx': 'const Card = 1;\nexport { Card };\nexport default Card;',
        'src/components/ui/button.jsx':
          'const Button = React.forwardRef(({ className, variant, isLoading = false, asChild = false, ...props }, ref) => 1);\nexport { Button };',
        'src/components/ui/input.jsx':
          'const Input = React.forwardRef(({ className, type, ...props }, ref) => 1);\nexport { Input };',
        'src/lib/app-params.js': `${usual['src/lib/app-params.js']}\nexport const isPreview = 1;`,
      }),
    ).toEqual([
      'components/ui/calendar.jsx',
      'components/ui/chart.jsx',
      'components/ui/carousel.jsx',
      'components/ui/card.jsx',
      'components/ui/button.jsx',
      'lib/app-params.js',
    ]);
    for (const toasts of [
      'export const useToast = () => ({}), toast = () => {}, shout = () => {};',
      'export function useToast() { return {}; } export const notify = () => {};',
    ])
      expect(kept({ 'src/hooks/use-toast.jsx': toasts })).toContain('hooks/use-toast.jsx');
    expect(
      kept({
        'src/components/ui/separator.jsx':
          'export const Separator = () => <hr />, Spacer = () => <div />;',
        'src/components/ui/input.jsx':
          'export interface Props {}\nexport const Input = () => <input />;',
        'src/components/ui/label.jsx': 'export const Label = <',
      }),
    ).toEqual(['components/ui/separator.jsx', 'components/ui/label.jsx']);
    // A look of its own, however the file is written.
    const button = (variants: string) =>
      `const buttonVariants = cva("flex", { variants: { variant: { ${variants} } }, defaultVariants: { variant: "default" } });\nconst Button = ({ className, variant, ...props }) => 1;\nexport { Button, buttonVariants };`;
    const buttons = [
      `default: "bg-primary", 'premium': "bg-yellow-300"`,
      'default: "a", ghost: `b`',
    ];
    expect(
      buttons.map((variants) => kept({ 'src/components/ui/button.jsx': button(variants) })),
    ).toEqual([['components/ui/button.jsx'], []]);
    const card = (classes: string) =>
      `const Card = ({ className, ...props }) => <div className={cn("${classes}", className)} {...props} />;\nexport { Card };`;
    const cards = [
      'rounded-xl border bg-card text-card-foreground shadow',
      'rounded-lg border bg-card shadow-sm',
      'rounded-3xl border bg-card',
      'rounded-xl border-2 border-[#c0ffee] bg-card',
      'rounded-xl bg-gradient-to-br from-pink-200 to-rose-300',
      'rounded-xl border-l-brand/20 bg-card',
      'rounded-xl border-b bg-primary',
      'rounded-xl bg-[var(--surface)]',
      'rounded-xl border-4 bg-card',
      'rounded-xl bg-card shadow-[4px_4px_0_black]',
      'h-16 rounded-xl bg-card',
      'rounded-xl bg-card text-3xl tracking-wide',
    ].map(
      (classes) =>
        kept({
          'src/components/ui/card.jsx': card(classes),
          'tailwind.config.js': THEME,
        }).length,
    );
    expect(cards).toEqual([0, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1]);
    expect(kept({ 'src/components/ui/card.jsx': card('rounded-xl border-l-brand/20') })).toEqual(
      [],
    );
    const styled = `export const Label = ({ className, ...props }) => <label style={{ color: '#6d28d9' }} className={className} {...props} />;`;
    expect(kept({ 'src/components/ui/label.jsx': styled })).toEqual(['components/ui/label.jsx']);
    // What is told by a store of its own is drawn by its own parts, in its own root.
    expect(
      kept({
        ...usual,
        'src/components/ui/use-toast.jsx': 'export { useToast, toast, notifyAll }',
      }),
    ).toEqual(['root/App.jsx', 'components/ui/use-toast.jsx', 'components/ui/toaster.jsx']);
    for (const [path, more] of [
      ['js', "export const appParams = { apiUrl: '/v1' };"],
      ['ts', "export const appParams = {};\nexport enum Role { Admin = 'admin' }"],
      ['ts', 'export const appParams = {};\nexport type Params = typeof appParams;'],
      ['js', 'export const appParams = {};\nexport const { region, tenant } = window.site;'],
      ['js', "export const appParams = {};\nexport * from './limits';"],
    ])
      expect(kept({ [`src/lib/app-params.${path}`]: more! })).toEqual([`lib/app-params.${path}`]);
  });

  it('takes a file as the text it is under its name alone: others of its kind are rows', () => {
    const { files, rows, entities } = read({
      'src/pages/Home.jsx': `${PAGE}\nimport piers from '@/data/piers.csv?raw';\nconst day = (name) => import(\`../days/day-\${name}.csv?raw\`);\nconst all = import.meta.glob('../lists/*.tsv', { query: '?raw' });`,
      'src/data/piers.csv': 'code\nA1\n',
      'src/days/day-1.csv': 'a\n1\n',
      'src/lists/words.tsv': 'a\tb\n',
      'data/Boat.csv': 'name\nSula\n',
    });
    expect(Object.keys(files).filter((path) => path.endsWith('.raw.js'))).toEqual([
      'data/piers.csv.raw.js',
      'days/day-1.csv.raw.js',
      'lists/words.tsv.raw.js',
    ]);
    expect(rows.map(({ path }) => path)).toEqual(['data/Boat.csv']);
    expect(entities).toEqual([]);
  });

  it('keeps a table that pages fetch as a file of the app', () => {
    const { rows, assets } = read({
      'src/pages/Home.jsx': `${PAGE}\nfetch('/data/prices.csv'); csv(\`/data/cities.tsv\`);`,
      'public/data/prices.csv': 'a\n1\n',
      'public/data/cities.tsv': 'a\tb\n',
      'public/Boat.csv': 'name\nSula\n',
    });
    expect(assets.map(({ path, imported }) => [path, imported])).toEqual([
      ['data/prices.csv', false],
      ['data/cities.tsv', false],
    ]);
    expect(rows.map(({ path }) => path)).toEqual(['public/Boat.csv']);
  });

  it('brings what it is made with where a page tells of it', () => {
    const given = { 'package.json': '{ "version": "0.4.2" }', 'src/App.jsx': APP };
    const page = `import pkg from '../../package.json';\n${PAGE}`;
    const { files, leftOut } = read({ ...given, 'src/pages/Home.jsx': page });
    expect(files['root/package.json']).toBe(given['package.json']);
    expect(leftOut).toEqual([]);
    const without = read({ ...given, 'src/pages/Home.jsx': PAGE });
    expect(Object.keys(without.files)).toEqual(['pages/Home.jsx']);
    expect(without.leftOut).toEqual([]);
  });

  it('brings the empty elements of its page that code draws into, and nothing that shows', () => {
    const { files } = read({
      'src/pages/Home.jsx': PAGE,
      'index.html': `<body class="dark"><div id="root"></div><div id="modal-root" class="fixed"></div>
<div id="splash">Loading</div><div id="outer"><div id="inner"></div></div><noscript>Needs scripts</noscript><div id="portal"> </div>
<script type="module" src="/src/main.jsx"></script></body>`,
    });
    expect(files['root/page-scripts.js']).toContain(
      '[{"id":"modal-root","classes":"fixed"},{"id":"portal","classes":""}]',
    );
  });
});
