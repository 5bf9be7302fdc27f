import type { Parsed } from '../../parse/source.ts';
import type { Offer } from '../../repair/names.ts';
import type { Edit } from '../../text/edit.ts';

/** The edit that imports a name: into the braces of an import of the same module, else as a line of its own. */
export function importEdit(parsed: Parsed, name: string, offer: Offer): Edit {
  const { text } = parsed.source;
  if (!offer.isDefault) {
    const site = parsed.imports.find(
      ({ kind, specifier }) => kind === 'import' && specifier === offer.specifier,
    );
    const brace = site && braceBefore(text, site.start);
    if (brace) {
      const comma = /[,{]\s*$/.test(text.slice(0, brace)) ? ' ' : ', ';
      return { start: brace, end: brace, text: `${comma}${name}` };
    }
  }
  const clause = offer.isDefault ? name : `{ ${name} }`;
  return { start: 0, end: 0, text: `import ${clause} from '${offer.specifier}';\n` };
}

/** The edit that takes a name that stands in braces beside others out of its import. */
export function withoutName({ source: { text } }: Parsed, name: string, start: number): Edit {
  const end = start + name.length;
  const behind = /^\s*,\s*/.exec(text.slice(end))?.[0].length;
  if (behind !== undefined) return { start, end: end + behind, text: '' };
  return { start: text.slice(0, start).replace(/,\s*$/, '').length, end, text: '' };
}

/** Where the list of names of an import ends: after its last name. */
function braceBefore(text: string, specifierStart: number): number | null {
  const head = /\{[^{}]*\}\s*from\s*["']$/.exec(text.slice(0, specifierStart));
  if (!head) return null;
  const close = head.index + head[0].indexOf('}');
  return text.slice(0, close).trimEnd().length;
}

/** The edits that make an import ask for what the module has: `default` and a name changed for one another. */
export function meantNameEdit(
  parsed: Parsed,
  specifierStart: number,
  local: string,
  imported: string,
  meant: string,
): Edit | null {
  const { text } = parsed.source;
  const start = text.lastIndexOf('import', specifierStart);
  const statement = text.slice(start, specifierStart);
  const simple = new RegExp(
    `^import\\s+(?:${local}|\\{\\s*${imported}\\s*(?:as\\s+${local}\\s*)?,?\\s*\\})\\s+from\\s*["']$`,
  );
  if (!simple.test(statement)) return null;
  const quote = statement.at(-1);
  const clause =
    meant === 'default' ? local : meant === local ? `{ ${local} }` : `{ ${meant} as ${local} }`;
  return { start, end: specifierStart, text: `import ${clause} from ${quote}` };
}
