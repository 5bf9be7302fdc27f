import { isNode } from '../../parse/node.ts';
import { importOf, type LinkedTree, nodesOf, textOf } from '../../parse/tree.ts';
import { isSlip, nearest } from '../../text/nearest.ts';
import { detector, type Finding } from '../detector.ts';
import table from './kit-props.json' with { type: 'json' };

/** An element of something imported, with the attributes that are written out. */
interface Use {
  specifier: string;
  component: string;
  attributes: { name: string; start: number; value: string | null; valueStart: number }[];
}

interface Component {
  /** Beside those of all elements, where it takes these. */
  props: string[];
  takesCommon: boolean;
  /** Props that take one of few words. */
  values: Record<string, string[]>;
}

const COMPONENTS = table.components as Record<string, Record<string, Component>>;
const COMMON = new Set(table.common);
/** What components took before, and take no notice of: apps are full of it, and harmed by none. */
const FORMER: Record<string, RegExp> = {
  Calendar: /^(initialFocus|from(Date|Month|Year)|to(Date|Month|Year))$/,
};
/** What other sets of components call the same look. */
const ALSO: Record<string, string[]> = {
  primary: ['default'],
  solid: ['default'],
  contained: ['default'],
  filled: ['default'],
  danger: ['destructive'],
  error: ['destructive'],
  outlined: ['outline'],
  text: ['ghost', 'link'],
  md: ['default'],
  medium: ['default'],
  small: ['sm'],
  xs: ['sm'],
  large: ['lg'],
  xl: ['lg'],
  'icon-xs': ['icon'],
  'icon-sm': ['icon'],
  'icon-lg': ['icon'],
};
/** What every element takes. */
const ALWAYS = /^(key|ref|children|className|style|id|class|data-.+|aria-.+)$/;

/** Props, and words for them, that the kit's component does not know. */
export const kitProps = detector<Use[]>({
  id: 'unknown-prop',
  read: usesIn,
  judge: (uses, { source }, { resolver }) =>
    uses.flatMap(({ specifier, component, attributes }) => {
      const found = resolver.resolve(specifier, source.name);
      if (found.kind !== 'module' || !found.name.startsWith('kit:/')) return [];
      const path = found.name.slice('kit:/'.length).replace(/\.\w+$/, '');
      const known = COMPONENTS[path]?.[component];
      if (!known) return [];
      return attributes.flatMap((attribute): Finding[] => {
        const { name, start, value, valueStart } = attribute;
        if (FORMER[component]?.test(name)) return [];
        if (!takes(known, name)) {
          const near = nearest(name, known.props);
          const hint = near ? `; did you mean '${near}'?` : '';
          const message = `<${component}> has no prop '${name}'${hint}`;
          const fix = near && isSlip(name, near) ? written(start, name, near) : undefined;
          return [{ offset: start, severity: 'warning', message, fix }];
        }
        const words = known.values[name];
        if (value === null || !words || words.includes(value)) return [];
        const message = `'${value}' is no ${name} of <${component}>; it takes ${words.join(', ')}`;
        const other = ALSO[value]?.find((word) => words.includes(word));
        const isText = source.text[valueStart] === '"' || source.text[valueStart] === "'";
        const fix = other && isText ? written(valueStart + 1, value, other) : undefined;
        return [{ offset: valueStart, severity: 'warning', message, fix }];
      });
    }),
});

const written = (start: number, name: string, text: string) => ({
  message: `Wrote '${text}' for '${name}'`,
  edits: [{ start, end: start + name.length, text }],
});

const takes = ({ props, takesCommon }: Component, name: string): boolean =>
  ALWAYS.test(name) || props.includes(name) || (takesCommon && COMMON.has(name));

function usesIn(tree: LinkedTree): Use[] {
  return tree.all('JSXOpeningElement').flatMap((opening) => {
    const from = importOf(tree.bindingOf(opening.name));
    if (!from || from.imported === '*') return [];
    const attributes = nodesOf(opening.attributes).flatMap((attribute) => {
      const { name, value, start } = attribute;
      if (attribute.type !== 'JSXAttribute' || !isNode(name) || name.type !== 'JSXIdentifier')
        return [];
      const valueStart = isNode(value) ? value.start : start;
      return [{ name: String(name.name), start, value: textOf(value), valueStart }];
    });
    if (attributes.length === 0) return [];
    return [{ specifier: from.specifier, component: from.imported, attributes }];
  });
}
