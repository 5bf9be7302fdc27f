import type { CompletionItem, TextEdit } from 'vscode-languageserver-protocol';
import { APP, isCode, KIT } from './paths.ts';
import { positionOf } from './places.ts';
import type { AppProject } from './project.ts';

interface Offer {
  name: string;
  specifier: string;
  isDefault: boolean;
}

const MOST = 60;
const REACT = [
  'useState',
  'useEffect',
  'useMemo',
  'useCallback',
  'useRef',
  'useReducer',
  'useContext',
  'createContext',
  'useId',
  'useLayoutEffect',
  'Fragment',
  'Suspense',
];

/** Names that an import would bring: of the app's own files, its entities, the kit, React, icons. */
export class ImportOffers {
  readonly #project: AppProject;
  #kit: Offer[] | null = null;
  #icons: Offer[] | null = null;

  constructor(project: AppProject) {
    this.#project = project;
  }

  /** Forgets what was read of the library, because more of it was loaded. */
  reset(): void {
    this.#kit = null;
    this.#icons = null;
  }

  named(path: string, text: string, prefix: string, known: ReadonlySet<string>): CompletionItem[] {
    const wanted = prefix.toLowerCase();
    const seen = new Set(known);
    const found: CompletionItem[] = [];
    for (const offer of this.#all(path)) {
      if (!offer.name.toLowerCase().startsWith(wanted) || seen.has(offer.name)) continue;
      seen.add(offer.name);
      found.push({
        label: offer.name,
        detail: offer.specifier,
        kind: 6,
        sortText: '90',
        additionalTextEdits: [importEdit(text, offer)],
      });
      if (found.length === MOST) break;
    }
    return found;
  }

  *#all(path: string): Generator<Offer> {
    yield* this.#own(path);
    for (const name of this.#project.entityNames())
      yield { name, specifier: `@/entities/${name}`, isDefault: false };
    for (const name of REACT) yield { name, specifier: 'react', isDefault: false };
    this.#kit ??= this.#project
      .paths(KIT)
      .filter((file) => file.endsWith('.d.ts') && !file.endsWith('globals.d.ts'))
      .flatMap((file) => {
        const specifier = `@/${file.slice(KIT.length).replace(/(\/index)?\.d\.ts$/, '')}`;
        return exportsIn(this.#project.text(file) ?? '', specifier);
      });
    yield* this.#kit;
    this.#icons ??= this.#project
      .paths('/node_modules/lucide-react/')
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) =>
        [...(this.#project.text(file) ?? '').matchAll(/^declare const ([A-Z]\w+):/gm)].map(
          ([, name]) => ({ name: name!, specifier: 'lucide-react', isDefault: false }),
        ),
      );
    yield* this.#icons;
  }

  *#own(importer: string): Generator<Offer> {
    for (const file of this.#project.paths(APP)) {
      if (file === importer || !isCode(file) || /\/(pages\/[^/]+|Layout\.tsx)$/.test(file))
        continue;
      const specifier = `@/${file.slice(APP.length).replace(/\.\w+$/, '')}`;
      yield* exportsIn(this.#project.text(file) ?? '', specifier);
    }
  }
}

/** The names that a module exports, read without a syntax tree: offers need not be complete. */
function exportsIn(text: string, specifier: string): Offer[] {
  const offers: Offer[] = [];
  const add = (name: string, isDefault = false) => offers.push({ name, specifier, isDefault });
  for (const [, name] of text.matchAll(
    /^export (?:declare )?(?:async )?(?:function|const|class|let) (\w+)/gm,
  ))
    add(name!);
  for (const [, names] of text.matchAll(/^export \{([^}]*)\}(?! from)/gm))
    for (const part of names!.split(',')) {
      const name = /(?:\bas\s+)?(\w+)\s*$/.exec(part.trim())?.[1];
      if (name && name !== 'default' && !part.trim().startsWith('type ')) add(name);
    }
  const main = /^export default (?:async )?(?:function|class) (\w+)/m.exec(text)?.[1];
  if (main) add(main, true);
  return offers;
}

/** The edit that imports a name: into the braces of an import of the same module, else as a line of its own. */
function importEdit(text: string, { name, specifier, isDefault }: Offer): TextEdit {
  const escaped = specifier.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const braces = new RegExp(`import [^;'"]*\\{([^}]*)\\}\\s*from\\s*['"]${escaped}['"]`).exec(text);
  if (braces && !isDefault) {
    const close = text.indexOf('}', braces.index);
    const at = text.slice(0, close).trimEnd().length;
    const comma = /[,{]$/.test(text.slice(0, at)) ? ' ' : ', ';
    return insertion(text, at, `${comma}${name}`);
  }
  const clause = isDefault ? name : `{ ${name} }`;
  const last = [...text.matchAll(/^import [^;]*?['"][^'"]+['"];?[ \t]*\n/gm)].at(-1);
  return insertion(
    text,
    last ? last.index + last[0].length : 0,
    `import ${clause} from '${specifier}';\n`,
  );
}

function insertion(text: string, at: number, newText: string): TextEdit {
  const place = positionOf(text, at);
  return { range: { start: place, end: place }, newText };
}
