type Piece =
  | string
  | number
  | false
  | null
  | undefined
  | readonly (string | false | null | undefined)[];

/**
 * A piece of source text. The template's own indentation is taken off; a value of several lines is
 * indented to where it stands; a line that holds nothing but empty values vanishes.
 */
export function code(parts: TemplateStringsArray, ...values: Piece[]): string {
  const texts = values.map(textOf);
  const raw = parts.reduce((all, part, index) => all + MARK + (index - 1) + MARK + part);
  const lines = raw
    .replace(/^\n/, '')
    .replace(/\n[ \t]*$/, '')
    .split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length);
  const margin = Math.min(...indents, 1_000);
  const out: string[] = [];
  for (const line of lines) {
    const own = line.slice(Math.min(margin, /^ */.exec(line)![0].length));
    const indent = /^ */.exec(own)![0];
    const hasMark = own.includes(MARK);
    const filled = own.replace(SLOT, (_, index: string) =>
      (texts[Number(index)] ?? '').replaceAll('\n', `\n${indent}`),
    );
    if (hasMark && !filled.trim()) continue;
    out.push(filled);
  }
  return out.map((line) => line.replace(/[ \t]+$/gm, '')).join('\n');
}

const MARK = '\u0001';
const SLOT = new RegExp(`${MARK}(\\d+)${MARK}`, 'g');

function textOf(piece: Piece): string {
  if (piece === false || piece === null || piece === undefined) return '';
  if (typeof piece === 'object') return piece.filter(Boolean).join('\n');
  return String(piece);
}

/** A string as it stands in TypeScript, in single quotes unless it holds one. */
export function quoted(text: string): string {
  const plain = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  if (!plain.includes("'")) return `'${plain}'`;
  if (!plain.includes('"')) return `"${plain}"`;
  return `'${plain.replaceAll("'", "\\'")}'`;
}

/** Text between JSX tags. */
export function jsxText(text: string): string {
  return /[{}<>&]|^\s|\s$/.test(text) ? `{${quoted(text)}}` : text;
}

/** A JSX attribute with a fixed text. */
export function jsxAttribute(name: string, text: string): string {
  if (!text.includes('"') && !text.includes('\\') && !/[&\n\r]/.test(text))
    return `${name}="${text}"`;
  return `${name}={${quoted(text)}}`;
}

/** A value as a literal in TypeScript. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value && typeof value === 'object')
    return `{ ${Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => `${keyOf(key)}: ${literal(part)}`)
      .join(', ')} }`;
  return String(value ?? null);
}

/** A property's name as it stands in an object. */
export function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

/** What app code uses of the language and the browser: no import may stand in its way. */
const GLOBALS =
  'Array Boolean Date Error Event Intl JSON Map Math Number Object Promise Record Set String Symbol'.split(
    ' ',
  );

/** One file under construction: its body asks for imports as it needs them. */
export class Source {
  private readonly named = new Map<string, Set<string>>();
  private readonly defaults = new Map<string, string>();
  private readonly taken = new Map<string, string>();

  /** `declared`: the names that the file gives to things of its own. */
  constructor(...declared: string[]) {
    for (const name of [...GLOBALS, ...declared]) this.taken.set(name, '');
  }

  /** Imports a name; answers how the file calls it, so that it can stand in a template. */
  use(name: string, from: string): string {
    const bare = name.replace(/^type /, '');
    const local = this.localName(bare, from);
    const names = this.named.get(from) ?? new Set();
    this.named.set(from, names.add(local === bare ? name : `${name} as ${local}`));
    return local;
  }

  private localName(name: string, from: string): string {
    const suffix =
      from === 'lucide-react' ? 'Icon' : from.startsWith('@/entities') ? 'Rows' : 'View';
    const owner = this.taken.get(name);
    const local = owner === undefined || owner === from ? name : `${name}${suffix}`;
    this.taken.set(local, from);
    return local;
  }

  /** Imports a component of the kit by its name: `ui('Button', 'button')`. */
  ui(name: string, file: string): string {
    return this.use(name, `@/components/ui/${file}`);
  }

  icon(name: string): string {
    return this.use(name, 'lucide-react');
  }

  useDefault(name: string, from: string): string {
    const local = this.localName(name, from);
    this.defaults.set(from, local);
    return local;
  }

  /** The whole file. What was asked for and then not used is left out. */
  file(body: string): string {
    const isUsed = (name: string) =>
      new RegExp(`(?<![\\w$])(?<!(?<!\\.)\\.)${localOf(name)}(?![\\w$])`).test(body);
    for (const names of this.named.values())
      for (const name of names) if (!isUsed(name)) names.delete(name);
    for (const [from, name] of this.defaults) if (!isUsed(name)) this.defaults.delete(from);
    const sources = [...new Set([...this.named.keys(), ...this.defaults.keys()])].sort(byPlace);
    const lines = sources.map((from) => this.line(from)).filter(Boolean);
    return `${lines.join('\n')}${lines.length ? '\n\n' : ''}${body.trim()}\n`;
  }

  private line(from: string): string {
    const names = [...(this.named.get(from) ?? [])].sort(byName);
    const onlyTypes = names.length > 0 && names.every((name) => name.startsWith('type '));
    const own = this.defaults.get(from);
    if (!names.length && !own) return '';
    if (onlyTypes && !own)
      return `import type { ${names.map((name) => name.slice(5)).join(', ')} } from '${from}';`;
    const braces = names.length ? `{ ${names.join(', ')} }` : '';
    const line = `import ${[own, braces].filter(Boolean).join(', ')} from '${from}';`;
    if (line.length <= 100 || !names.length) return line;
    const many = names.map((name) => `  ${name},`).join('\n');
    return `import ${own ? `${own}, ` : ''}{\n${many}\n} from '${from}';`;
  }
}

/** What the file calls an import: `X` of `type X`, `Y` of `X as Y`. */
function localOf(name: string): string {
  return name.replace(/^type /, '').replace(/^\w+ as /, '');
}

/** Packages first, then the app's own files. */
function byPlace(a: string, b: string): number {
  const rank = (from: string) => (from === 'react' ? 0 : from.startsWith('@/') ? 2 : 1);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

function byName(a: string, b: string): number {
  const bare = (name: string) => name.replace(/^type /, '').toLowerCase();
  return bare(a) < bare(b) ? -1 : 1;
}
