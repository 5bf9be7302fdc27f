import { expect, it } from 'vitest';
import { compileOnce, moduleOf, problemsOf, testCompiler } from '../testing/compile.ts';

it('reads imports as they are written elsewhere, and tells of each', async () => {
  const build = await compileOnce({
    'Layout.tsx': `import Foot from 'components/Foot.js';
export default function Layout({ children }) { return <>{children}<Foot /></>; }
`,
    'components/Foot.jsx': 'export default () => <footer />;',
    'pages/Home.jsx': `import { MdDelete } from 'react-icons/md';
import { XMarkIcon } from '@heroicons/react/24/outline';
import picture from '../assets/hero.png';
import Chart from 'react-apexcharts';
import { Gone } from '@/components/Foott';
import { base44 } from '@/api/base44Client';
import { sendMail } from '@/functions/sendMail';
import { createClient } from '@base44/sdk';
export default function Home() {
  return <img src={picture} alt={process.env.NAME + import.meta.env.VITE_NAME} onClick={[MdDelete, XMarkIcon, Chart, Gone, base44, sendMail, createClient]} />;
}
`,
  });
  expect(problemsOf(build)).toEqual([
    "Layout.tsx:1:19 warning mended-import: 'components/Foot.js' was read as 'components/Foot.jsx'",
    "pages/Home.jsx:1:10 warning missing-icon: Icons come from 'lucide-react' here; for 'MdDelete' of 'react-icons/md', 'Trash2' is shown",
    "pages/Home.jsx:2:10 warning missing-icon: Icons come from 'lucide-react' here; for 'XMarkIcon' of '@heroicons/react/24/outline', 'X' is shown",
    "pages/Home.jsx:3:22 warning mended-import: The file '../assets/hero.png' is not part of this app; an empty one is taken instead",
    "pages/Home.jsx:4:20 error unknown-package: The package 'react-apexcharts' is not among those that apps can use; use 'recharts'",
    "pages/Home.jsx:5:23 error missing-module: There is no file '@/components/Foott' in this app; did you mean '@/components/Foot'?",
  ]);
});

it('knows folders by the names that a build gave them', async () => {
  const build = await compileOnce({
    'components/Card.jsx': 'export default () => <i />;',
    'assets/logo.png.js': 'export default "/files/logo.png";',
    'pages/Home.jsx': `import Card from '@components/Card';
import { words } from '#lib/words';
import logo from '@assets/logo.png';
import { Button } from '@components/ui/button';
export default function Home() { return <Button><Card />{words}{logo}</Button>; }`,
    'lib/words.js': 'export const words = 1;',
  });
  expect(problemsOf(build)).toEqual([
    "pages/Home.jsx:1:19 warning mended-import: '@components/Card' was read as '@/components/Card'",
    "pages/Home.jsx:2:24 warning mended-import: '#lib/words' was read as '@/lib/words'",
    "pages/Home.jsx:4:25 warning mended-import: '@components/ui/button' was read as '@/components/ui/button'",
  ]);
});

it('finds components whose files were moved, misspelt or named with accents, and packages of before', async () => {
  const build = await compileOnce({
    'components/planner/WeekCalender.jsx':
      'export default function WeekCalendar() { return null; }',
    'components/shared/Badge_Situacao.jsx': 'export default () => <i />;',
    'components/Card.jsx': 'export default () => <p />;',
    'services/build.ts': 'declare const __BUILT__: string;\nexport const built = __BUILT__;',
    'components/a/Twice.jsx': 'export default () => <p />;',
    'components/b/Twice.jsx': 'export default () => <p />;',
    'pages/Home.jsx': `import WeekCalendar from '../components/planner/WeekCalendar';
import Badge from '@/components/shared/Badge Situação';
import Card from '@/components/orders/Card';
import Twice from '@/components/Twice';
import Markdown from 'react-markdown';
import debounce from 'lodash.debounce';
import { FixedSizeList } from 'react-slider';
import Qr from 'qr-code-styling';
import { saveAs } from 'file-saver';
import '@/services/build';
import '@fontsource-variable/inter';
debounce(FixedSizeList, Qr, saveAs, __APP_ID__, import.meta.env.VITE_BASE44_APP_ID);
export default function Home() {
  return <><WeekCalendar /><Badge /><Card /><Twice /><Markdown className="prose">x</Markdown></>;
}
`,
  });
  expect(problemsOf(build)).toEqual([
    "pages/Home.jsx:1:27 warning mended-import: '../components/planner/WeekCalendar' was read as '@/components/planner/WeekCalender.jsx'",
    "pages/Home.jsx:2:20 warning mended-import: 'components/shared/Badge Situação' was read as 'components/shared/Badge_Situacao.jsx'",
    "pages/Home.jsx:3:19 error missing-module: There is no file '@/components/orders/Card' in this app; did you mean '@/components/Card'?",
    "pages/Home.jsx:4:20 error missing-module: There is no file '@/components/Twice' in this app; did you mean '@/components/a/Twice'?",
    "pages/Home.jsx:7:32 error unknown-package: The package 'react-slider' is not among those that apps can use",
    "pages/Home.jsx:8:17 error unknown-package: The package 'qr-code-styling' is not among those that apps can use; use 'qrcode.react'",
    "pages/Home.jsx:11:9 warning mended-import: '@fontsource-variable/inter' is not there; the next font is shown",
    "pages/Home.jsx:12:37 warning undefined-name: '__APP_ID__' was put in place by the project's own build; it is undefined here",
  ]);
  expect(moduleOf(build, 'app:/services/build.ts').code).toMatch(/const __BUILT__ = void 0/);
  expect(moduleOf(build, 'app:/pages/Home.jsx').code).toContain(
    'saveAs, void 0, globalThis.__trellis?.appId)',
  );
  expect(build.modules.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['kit:/lib/react-markdown.tsx', 'kit:/lib/file-saver.ts']),
  );
});

it('names what is like a piece that is not there by what it does, not by its letters', async () => {
  const build = await compileOnce({
    'pages/Home.jsx': `import { Combobox } from '@/components/ui/combobox';
import { DatePicker } from '@/components/ui/date-picker';
import { Sinner } from '@/components/ui/spiner';
import Winner from '@/components/ui/winners';
export default () => <><Combobox /><DatePicker /><Sinner /><Winner /></>;`,
  });
  const missing = (file: string) =>
    `error missing-module: There is no file '@/components/ui/${file}' in this app`;
  expect(problemsOf(build)).toEqual([
    `pages/Home.jsx:1:27 ${missing('combobox')}; use Command inside of Popover`,
    `pages/Home.jsx:2:29 ${missing('date-picker')}; use '@/components/ui/date-time-field'`,
    `pages/Home.jsx:3:25 ${missing('spiner')}; did you mean '@/components/ui/spinner'?`,
    `pages/Home.jsx:4:21 ${missing('winners')}`,
  ]);
});

it('gives who is signed in with the fields of their own where the app has some, and costs others nothing', async () => {
  const page = `import { useUser } from '@/hooks/use-user';
export default () => <p>{useUser().user?.motto}</p>;`;
  const modulesOf = async (files: Record<string, string>) =>
    (await compileOnce({ 'pages/Home.jsx': page, ...files })).modules.map(({ name }) => name);
  const fields = 'kit:/lib/use-user-fields.ts';
  expect(await modulesOf({})).not.toContain(fields);
  const user = JSON.stringify({ name: 'User', properties: { motto: { type: 'string' } } });
  expect(await modulesOf({ 'entities/User.json': user })).toContain(fields);
});

it('knows agents, functions and the layout by the names that older apps have for them', async () => {
  const build = await compileOnce({
    'Layout.tsx': 'export const Context = 1;\nexport default ({ children }) => <>{children}</>;',
    'pages/Home.jsx': `import { agentSDK } from '@/agents';
import { properties } from '@/api/functions/properties.js';
import { Context } from '@/pages/Layout';
export default () => <p>{[agentSDK.listConversations, properties, Context]}</p>;`,
  });
  expect(problemsOf(build)).toEqual([]);
  const { code } = moduleOf(build, 'app:/pages/Home.jsx');
  for (const name of ['kit:/agents/index.ts', 'app:/functions/properties.js', 'app:/Layout.tsx'])
    expect(code).toContain(`from "${name}"`);
});

it('gives code the values that its app was set up with, one by one and as a whole', async () => {
  const files = {
    'pages/Home.jsx':
      'const { VITE_B } = import.meta.env;\nexport default () => <p>{import.meta.env.VITE_A + VITE_B + process.env.NODE_ENV}</p>;',
  };
  const home = async (more: Record<string, string>) =>
    moduleOf(await compileOnce({ ...files, ...more }), 'app:/pages/Home.jsx').code;
  const set = await home({ 'config/env.json': '{"VITE_A":"one","VITE_B":"two"}' });
  expect(set).toContain('import __trellisEnv from "app:/config/env.json"');
  expect(set).toMatch(
    /VITE_B } = __trellisEnv;[\s\S]*__trellisEnv\.VITE_A \+ VITE_B \+ "development"/,
  );
  expect(await home({})).not.toContain('__trellisEnv');
});

it('gives code with types the same: what it is put in place of is no unused import', async () => {
  const build = await compileOnce({
    'config/env.json': '{"VITE_A":"one"}',
    'lib/rows.ts': 'export const db: unknown = globalThis.__B44_DB__;',
    'pages/Home.tsx': `import { db } from '@/lib/rows';
import type { Row } from '@/lib/types';
export default () => <p title={String(db)}>{import.meta.env.VITE_A as Row}</p>;`,
  });
  const { code } = moduleOf(build, 'app:/pages/Home.tsx');
  expect(code).toContain('import __trellisEnv from "app:/config/env.json"');
  expect(code).not.toContain('lib/types');
  expect(moduleOf(build, 'app:/lib/rows.ts').code).toContain('__trellisClient } from "kit:');
});

it('tells of a package that is not there also where code takes it as a whole', async () => {
  const build = await compileOnce({
    'pages/Home.jsx': `import * as maps from '@turf/turf';
export default () => <p>{maps.length(maps.lineString([[0, 0], [1, 1]]))}</p>;`,
  });
  const { code } = moduleOf(build, 'missing:/@turf/turf');
  expect(code).toContain("The package '@turf/turf' is not among those");
  expect(code).toMatch(/broken as length[\s\S]*broken as lineString/);
});

it('gives the names at the top of a file of JSON one by one, as bundlers do', async () => {
  const build = await compileOnce({
    'config/site.json':
      '{ "title": "Harbour", "nav": [{ "to": "/" }], "two words": 1, "default": 2, "class": 3 }',
    'pages/Home.jsx': `import site, { nav, title as name } from '@/config/site.json';
import * as all from '@/config/site.json';
export default () => <p>{[site['two words'], nav[0].to, name, all.title]}</p>;`,
  });
  expect(problemsOf(build)).toEqual([]);
  const { code } = moduleOf(build, 'app:/config/site.json');
  const given = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(given.nav).toBe(given.default.nav);
  expect({ ...given.default }).toEqual({
    title: 'Harbour',
    nav: [{ to: '/' }],
    'two words': 1,
    default: 2,
    class: 3,
  });
});

it('gives code the client by whatever name a copy of the app has for it', async () => {
  const build = await compileOnce({
    'api/entities.js':
      "import { base44 } from './base44Client';\nexport const Deal = base44.entities.Deal;\nexport const stages = ['new'];",
    'lib/rows.js':
      'const db = globalThis.__B44_DB__ || { entities: {} };\nexport const rows = () => db.entities.Task.list();',
    'pages/Home.jsx': `import { db as data } from '@/api/base44Client';
import { Deal, stages } from '@/api/entities';
import { rows } from '@/lib/rows';
export default () => <p>{[Deal, stages, rows, data.auth, db.entities.Task, base44.auth]}</p>;`,
  });
  expect(problemsOf(build)).toEqual([
    "pages/Home.jsx:1:10 warning mended-import: '@/api/base44Client' has no 'db'; 'base44' was taken instead",
  ]);
  const client = 'from "kit:/client/sdk/index.ts"';
  expect(moduleOf(build, 'app:/lib/rows.js').code).toMatch(
    new RegExp(`__trellisClient } ${client}[\\s\\S]*const db = __trellisClient \\|\\|`),
  );
  const { code } = moduleOf(build, 'app:/pages/Home.jsx');
  expect(code).toContain(`import { base44 as db, base44 } ${client}`);
  expect(moduleOf(build, 'app:/api/entities.js').code).toContain('stages');
});

it('writes into an exported project what stands for such names here, and its values and styles as a build takes them', async () => {
  const project = await testCompiler().project(
    {
      'config/env.json': '{\n  "VITE_BRAND": "Harbour \\"1\\""\n}\n',
      'globals.css': '.glass { color: red; }\n.sheet { @apply glass p-4; }',
      'pages/Home.jsx':
        'const db = globalThis.__B44_DB__ || {};\nexport default () => <p>{[db.auth, base44.auth, import.meta.env.VITE_BRAND]}</p>;',
    },
    { name: 'deals', title: 'Deals', appId: 'a', serverUrl: '' },
  );
  expect(project['src/pages/Home.jsx']).toMatch(
    /import \{ base44 as base44 \} from "@\/client\/sdk\/index[\w.]*";[\s\S]*const db = __trellisClient \|\| \{\}/,
  );
  expect(project['.env']).toContain('VITE_BRAND="Harbour \\"1\\""');
  expect(project['src/index.css']).toContain('@apply applied-glass p-4');
});

it('puts what the page knows in front of what an app says it was set up with', async () => {
  const build = await compileOnce({
    'lib/app-params.js': `export const appParams = { appId: 'elsewhere', apiUrl: '/v1' };
export const isPreview = () => false;`,
    'pages/Home.jsx': `import { appParams, isPreview } from '@/lib/app-params';
import params from '../lib/app-params.js';
export default function Home() { return <p>{appParams.apiUrl}{isPreview()}{params.appId}</p>; }`,
  });
  expect(problemsOf(build)).toEqual([]);
  const { code } = moduleOf(build, 'made:/params/lib/app-params.js.js');
  expect(code).toMatch(/kit:\/lib\/app-params\.ts[\s\S]*app:\/lib\/app-params\.js/);
});
