import { meantExport } from '../../graph/exports.ts';
import { moduleDetector } from '../detector.ts';

/** A page or layout without the component to show. */
export const missingDefault = moduleDetector('missing-default', ({ parsed, source }) => {
  if (!/^(pages\/[^/]+|Layout)\.\w+$/.test(source.path)) return [];
  if (parsed.exports.some(({ name }) => name === 'default')) return [];
  const what = source.path.startsWith('pages/') ? 'A page' : 'The layout';
  const message = `${what} needs a default export: the component to show`;
  const names = new Map(parsed.exports.map(({ name, isType }) => [name, isType]));
  const asMap = new Map([...names.keys()].map((name) => [name, false]));
  const severity = meantExport('default', asMap, source.name) ? 'warning' : 'error';
  const meant =
    meantExport('default', names, source.name) ?? onlyComponent(source.path, source.text);
  if (!meant) return [{ offset: 0, severity, message }];
  const end = source.text.length;
  const text = `${source.text.endsWith('\n') ? '' : '\n'}\nexport default ${meant};\n`;
  const fix = { message: `Made '${meant}' the default export`, edits: [{ start: end, end, text }] };
  return [{ offset: 0, severity, message, fix }];
});

/** The component that a page shows which exports none: of its own name, or the only one that nothing in it uses. */
function onlyComponent(path: string, text: string): string | null {
  const names = [
    ...text.matchAll(/^(?:export\s+)?(?:async\s+)?(?:function|class|const)\s+([A-Z]\w*[a-z]\w*)/gm),
  ].map(([, name]) => name!);
  const stem = path.replace(/^.*\/|\.\w+$/g, '').replace(/[-_]/g, '');
  const own = names.find((name) => name.replace(/Page$/, '').toLowerCase() === stem.toLowerCase());
  if (own) return own;
  const unused = names.filter((name) => !new RegExp(`<${name}\\b`).test(text));
  return unused.length === 1 ? unused[0]! : null;
}
