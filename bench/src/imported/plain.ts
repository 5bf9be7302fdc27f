import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { dirname, extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { KIT_ROOT } from '@trellis/runtime/testing';
import type { Project } from './projects.ts';
import { entitiesModule, OLDER_ROOT, STAND_INS, viteConfig } from './stand-ins.ts';

/** What the exports of such apps are built with; a project's own package.json comes over it. */
const USUAL: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'plain-packages.json'), 'utf8'),
);
/** Always these: the comparison is with React 18. */
const FIXED = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  vite: '6.4.1',
  '@vitejs/plugin-react': '4.7.0',
  '@base44/vite-plugin': '1.0.42',
};
const ROOT = join(import.meta.dirname, '../../../.cache/peers/plain-react');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Builds a project as its owner would without us: Vite with the client's own plugin, React 18 and the packages that it
 * names. Files that every such export has and this one lacks get a stand-in. Throws what the build says.
 */
export function buildPlain(
  { name, files }: Project,
  appId: string,
  entities: readonly string[],
): string {
  const folder = join(ROOT, name);
  for (const old of existsSync(folder) ? readdirSync(folder) : [])
    if (old !== 'node_modules') rmSync(join(folder, old), { recursive: true });
  const write = (path: string, content: string, encoding: 'text' | 'base64' = 'text') => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      Buffer.from(content, encoding === 'text' ? 'utf8' : 'base64'),
    );
  };
  for (const { path, content, encoding } of files)
    write(path.slice(path.indexOf('/') + 1), content, encoding);
  const own = JSON.parse(readOr(join(folder, 'package.json'), '{}')) as {
    dependencies?: Record<string, string>;
  };
  const dependencies = { ...USUAL, ...own.dependencies, ...FIXED };
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
  const has = (path: string) =>
    [
      path,
      ...['', '.jsx', '.js', '.tsx', '.ts'].map((end) => path.replace(/\.\w+$/, '') + end),
    ].some((one) => existsSync(join(folder, one)));
  const isOlder = has('src/pages/index.jsx') && !has('src/pages.config.js');
  const standIns = {
    ...STAND_INS,
    ...(isOlder && { 'src/App.jsx': OLDER_ROOT }),
    'src/api/entities.js': entitiesModule(entities),
  };
  for (const [path, content] of Object.entries(standIns)) if (!has(path)) write(path, content);
  write('vite.config.js', viteConfig(join(KIT_ROOT, 'src')));
  write('.env', `VITE_BASE44_APP_ID=${appId}\nVITE_BASE44_BACKEND_URL=\n`);
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  run('npm', ['install', ...quiet]);
  run('node', ['node_modules/vite/bin/vite.js', 'build']);
  return join(folder, 'dist');
}

/** Serves a built folder, every other address with its first page, and hands calls on to our server. */
export async function servePlain(
  dist: string,
  behind: string,
): Promise<{ url: string; stop(): void }> {
  const server: Server = createServer((asked, answer) => {
    const path = decodeURIComponent(new URL(asked.url ?? '/', 'http://plain').pathname);
    if (path.startsWith('/api/')) {
      const onward = request(
        behind + asked.url,
        { method: asked.method, headers: asked.headers },
        (given) => {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
        },
      );
      onward.on('error', () => answer.writeHead(502).end());
      asked.pipe(onward);
      return;
    }
    const file = join(dist, path);
    const found =
      extname(path) && file.startsWith(dist) && existsSync(file) ? file : join(dist, 'index.html');
    answer.writeHead(200, {
      'Content-Type': TYPES[extname(found)] ?? 'application/octet-stream',
    });
    answer.end(readFileSync(found));
  });
  server.on('upgrade', (asked, socket, head) => passOn(asked, socket, head, behind));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Live rows come over a socket, which is handed on as it is. */
function passOn(asked: IncomingMessage, socket: Duplex, head: Buffer, behind: string): void {
  const { hostname, port } = new URL(behind);
  const onward = connect(Number(port), hostname, () => {
    const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
    for (let at = 0; at < asked.rawHeaders.length; at += 2)
      lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  for (const end of [onward, socket])
    end.on('error', () => [onward, socket].map((one) => one.destroy()));
}

const readOr = (file: string, instead: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8') : instead;
