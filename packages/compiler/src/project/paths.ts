import { ENTRY, ROUTES } from '../generate/entry.ts';
import type { GraphModule } from '../graph/module.ts';

/** Where each module of an app stands below `src/` of a project; those that a package stands for have no place. */
export function placesOf(modules: readonly GraphModule[]): Map<string, string> {
  const places = new Map<string, string>([[ROUTES, 'routes.jsx']]);
  const taken = new Set(['routes.jsx', 'main.jsx', 'index.css']);
  const put = (name: string, wanted: string) => {
    // Code may name modules that are not there by any path; none of them leads out of the project.
    const path = wanted.replaceAll('../', '');
    const free = taken.has(path) || taken.has(path.replace(/\.\w+$/, '')) ? `kit/${path}` : path;
    taken.add(free);
    taken.add(free.replace(/\.\w+$/, ''));
    places.set(name, free);
  };
  const of = (scheme: string) => modules.filter(({ name }) => name.startsWith(`${scheme}:/`));
  for (const { name, source } of of('app'))
    if (name !== ENTRY && name !== ROUTES) put(name, codePath(name.slice('app:/'.length), source));
  for (const { name } of of('kit')) put(name, name.slice('kit:/'.length));
  for (const { name } of of('run')) put(name, `trellis/${name.slice('run:/'.length)}`);
  let count = 0;
  for (const scheme of ['mend', 'missing', 'made'])
    for (const { name } of of(scheme)) put(name, `mended/${++count}.js`);
  return places;
}

/** Bundlers read markup only in files that say so; a module that is written is a module of its own. */
function codePath(path: string, { origin, text }: GraphModule['source']): string {
  if (origin === 'made') return path.replace(/\.(ts|json)$/, '.js');
  return path.endsWith('.js') && /<[A-Za-z>]/.test(text) ? `${path}x` : path;
}
