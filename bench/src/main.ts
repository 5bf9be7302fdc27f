import type { Figure } from './figure.ts';
import { asJson, asTable } from './print.ts';

/** Name → the bench; each is loaded when it is asked for. */
const BENCHES: Record<string, () => Promise<{ run(): Promise<Figure[]> }>> = {
  'hot-update': () => import('./hot-update.ts'),
  'preview-open': () => import('./preview-open.ts'),
  'publish-open': () => import('./publish-open.ts'),
  'direct-open': () => import('./direct-open.ts'),
  'publish-size': () => import('./publish-size.ts'),
  'publish-looks': () => import('./publish-looks.ts'),
  compile: () => import('./compile.ts'),
  link: () => import('./link.ts'),
  faults: () => import('./faults.ts'),
  parser: () => import('./parser.ts'),
  'first-app': () => import('./first-app.ts'),
  'code-editor': () => import('./code-editor.ts'),
  workbench: () => import('./workbench.ts'),
  import: () => import('./import.ts'),
  'imported-pages': () => import('./imported/index.ts'),
  'import-job': () => import('./import-job.ts'),
  'export-rows': () => import('./export-rows.ts'),
  'entity-api': () => import('./entity-api.ts'),
  'chat-overhead': () => import('./chat-overhead.ts'),
  tools: () => import('./tools.ts'),
  knowledge: () => import('./knowledge.ts'),
  earning: () => import('./earning.ts'),
  'entity-live': () => import('./entity-live.ts'),
  'data-table': () => import('./data-table.ts'),
  'data-views': () => import('./data-views.ts'),
  identity: () => import('./identity.ts'),
  restart: () => import('./restart.ts'),
  'idle-memory': () => import('./idle-memory.ts'),
  'first-start': () => import('./first-start.ts'),
  survival: () => import('./survival.ts'),
  'machine-faults': () => import('./machine-faults.ts'),
};

const args = process.argv.slice(2);
const json = args.includes('--json');
const [name] = args.filter((arg) => !arg.startsWith('--'));

if (name === undefined) {
  console.log(
    `npm run bench -- NAME [--json], where NAME is one of:\n  ${names().join('\n  ')}\n  all`,
  );
} else if (name !== 'all' && !BENCHES[name]) {
  console.error(`There is no bench '${name}'. There are: ${names().join(', ')}, all`);
  process.exitCode = 2;
} else {
  for (const one of name === 'all' ? names() : [name]) {
    const figures = await (await BENCHES[one]!()).run();
    console.log(json ? figures.map(asJson).join('\n') : `${asTable(figures)}\n`);
  }
  process.exit();
}

function names(): string[] {
  return Object.keys(BENCHES);
}
