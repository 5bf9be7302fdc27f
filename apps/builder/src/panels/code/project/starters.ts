import { fileKind, GLOBALS_FILE, LAYOUT_FILE } from '@trellis/contract';

export type NewKind = 'page' | 'component' | 'service' | 'function' | 'layout' | 'globals';

const FOLDERS: Record<NewKind, string> = {
  page: 'pages/',
  component: 'components/',
  service: 'services/',
  function: 'server/functions/',
  layout: '',
  globals: '',
};

/** It acts as whoever calls it; `base44.asServiceRole` would act as the app itself. */
const FUNCTION = `import { createClientFromRequest } from 'npm:@base44/sdk';

Deno.serve(async (request) => {
  const base44 = createClientFromRequest(request);
  const user = await base44.auth.me();
  return Response.json({ hello: user.full_name });
});
`;

/** The path of a new file by its name; null where no file can be called that. */
export function newPath(kind: NewKind, name: string): string | null {
  if (kind === 'layout') return LAYOUT_FILE;
  if (kind === 'globals') return GLOBALS_FILE;
  const wanted = name.trim();
  const ending = /\.\w+$/.test(wanted)
    ? ''
    : kind === 'service' || kind === 'function'
      ? '.ts'
      : '.tsx';
  const path = `${FOLDERS[kind]}${wanted}${ending}`;
  return fileKind(path) === kind ? path : null;
}

/** What a new file begins with: the least that stands. */
export function starter(kind: NewKind, path: string): string {
  const name = identifier(path);
  switch (kind) {
    case 'page':
      return `export default function ${name}() {\n  return (\n    <main className="mx-auto max-w-5xl space-y-6 p-6">\n      <h1 className="text-2xl font-semibold">${name}</h1>\n    </main>\n  );\n}\n`;
    case 'component':
      return `export default function ${name}() {\n  return <div>${name}</div>;\n}\n`;
    case 'service':
      return `export function ${name[0]!.toLowerCase()}${name.slice(1)}() {\n  return null;\n}\n`;
    case 'function':
      return FUNCTION;
    case 'layout':
      return 'export default function Layout({ children }: { children: React.ReactNode }) {\n  return <div className="min-h-screen">{children}</div>;\n}\n';
    case 'globals':
      return ':root {\n  --radius: 0.5rem;\n}\n';
  }
}

function identifier(path: string): string {
  const bare = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const words = bare.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const name = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  return /^[A-Za-z]/.test(name) ? name : `File${name}`;
}
