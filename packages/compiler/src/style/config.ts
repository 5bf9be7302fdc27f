import { parseSync } from 'oxc-parser';
import { isNode, type Node, walk } from '../parse/node.ts';

type Value = string | number | Value[] | { [key: string]: Value };

/** What the file gives names to, for use further down. */
type Named = Map<string, Node>;

/**
 * What a project's `tailwind.config.js` adds to the theme, as a style sheet says it. The file is read, not
 * run: what is not written out in it is left out.
 */
export function themeOf(config: string): string {
  const { program, errors } = parseSync('tailwind.config.ts', config, { sourceType: 'module' });
  if (errors.some(({ severity }) => severity === 'Error')) return '';
  let theme: Value | null = null;
  let extend: Value | null = null;
  let kept = '';
  const named: Named = new Map();
  walk(program as unknown as Node, (node) => {
    const { id, init } = node;
    if (node.type === 'VariableDeclarator' && isNode(id) && isNode(init))
      named.set(String(id.name), init);
  });
  walk(program as unknown as Node, (node) => {
    if (node.type !== 'Property' || !isNode(node.value)) return;
    if (keyOf(node) === 'theme') theme ??= readValue(node.value, named);
    if (keyOf(node) === 'extend') extend ??= readValue(node.value, named);
    if (keyOf(node) === 'safelist') kept = safelist(node.value, named);
  });
  // What stands in place of Tailwind's own part is added to it: both have the names that the code takes.
  const parts = [theme, extend].map((part) => (part && isRecord(part) ? part : {}));
  return kept + parts.map(sheetOf).join('');
}

/** Classes that are there whether or not the code names them whole. */
function safelist(list: Node, named: Named): string {
  const lines = listOf(list.elements).flatMap((item): string[] => {
    if (item.type === 'Literal') return typeof item.value === 'string' ? [item.value] : [];
    const parts = new Map(listOf(item.properties).map((one) => [keyOf(one), one.value]));
    const pattern = parts.get('pattern');
    const classes = isNode(pattern) ? spelledOut(pattern) : null;
    if (classes === null) return [];
    const given = parts.get('variants');
    const variants = isNode(given) ? readValue(given, named) : null;
    const states = Array.isArray(variants) ? variants.map((name) => `${String(name)}:`) : [];
    return [states.length > 0 ? `{${['', ...states].join(',')}}${classes}` : classes];
  });
  return lines
    .filter((line) => /^[\w:{},./[\]#%-]+$/.test(line))
    .map((line) => `@source inline("${line}");\n`)
    .join('');
}

/** `/bg-(red|green)-(100|500)/` → `bg-{red,green}-{100,500}`; null for patterns that only a list of all classes answers. */
function spelledOut(pattern: Node): string | null {
  const { regex } = pattern as { regex?: { pattern?: string } };
  const text = regex?.pattern?.replace(/^\^|\$$/g, '').replace(/\(\?:/g, '(');
  if (!text || !/^(?:[\w-]|\([\w|-]+\))+$/.test(text)) return null;
  return text.replace(/\(([^)]*)\)/g, (_, words: string) => `{${words.replaceAll('|', ',')}}`);
}

const isRecord = (value: Value | undefined): value is { [key: string]: Value } =>
  typeof value === 'object' && !Array.isArray(value);

function keyOf(property: Node): string | null {
  const { key } = property;
  if (!isNode(key)) return null;
  if (key.type === 'Identifier') return String(key.name);
  return typeof key.value === 'string' || typeof key.value === 'number' ? String(key.value) : null;
}

function readValue(node: Node, named: Named): Value | null {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'boolean') return String(node.value);
      return typeof node.value === 'string' || typeof node.value === 'number' ? node.value : null;
    case 'Identifier':
      return readNamed(String(node.name), named);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isNode(node.expression) ? readValue(node.expression, named) : null;
    case 'ArrayExpression':
      return listOf(node.elements).flatMap((item) => readValue(item, named) ?? []);
    case 'ObjectExpression': {
      const entries = listOf(node.properties).flatMap((property) => {
        if (property.type === 'SpreadElement') return spread(property.argument, named);
        const key = property.type === 'Property' ? keyOf(property) : null;
        const value =
          key !== null && isNode(property.value) ? readValue(property.value, named) : null;
        return key !== null && value !== null ? [[key, value] as const] : [];
      });
      return Object.fromEntries(entries);
    }
    default:
      return null;
  }
}

/** What the file calls something; a name that stands within itself means nothing there. */
function readNamed(name: string, named: Named): Value | null {
  const node = named.get(name);
  const others = new Map([...named].filter(([other]) => other !== name));
  return node ? readValue(node, others) : null;
}

function spread(node: unknown, named: Named): [string, Value][] {
  const value = isNode(node) ? readValue(node, named) : null;
  return value !== null && isRecord(value) ? Object.entries(value) : [];
}

const listOf = (nodes: unknown): Node[] => (Array.isArray(nodes) ? nodes.filter(isNode) : []);

/** Part of the configuration → prefix of the theme's variables. */
const PREFIXES: Record<string, string> = {
  colors: 'color',
  fontFamily: 'font',
  boxShadow: 'shadow',
  animation: 'animate',
  borderRadius: 'radius',
  spacing: 'spacing',
  maxWidth: 'container',
  screens: 'breakpoint',
  fontSize: 'text',
  letterSpacing: 'tracking',
  blur: 'blur',
  backdropBlur: 'blur',
  dropShadow: 'drop-shadow',
  lineHeight: 'leading',
  transitionTimingFunction: 'ease',
  transitionDuration: 'transition-duration',
  aspectRatio: 'aspect',
  width: 'width',
  minWidth: 'min-width',
  height: 'height',
  minHeight: 'min-height',
  maxHeight: 'max-height',
  zIndex: 'z-index',
  opacity: 'opacity',
  scale: 'scale',
  gridTemplateColumns: 'grid-template-columns',
  gridTemplateRows: 'grid-template-rows',
};

function sheetOf(extend: { [key: string]: Value }): string {
  const lines: string[] = [];
  for (const [part, prefix] of Object.entries(PREFIXES))
    for (const [name, value] of partOf(extend, part))
      if (!isKit(part, name, value)) lines.push(`  --${prefix}-${name}: ${value};`);
  const pictures = flat(extend.backgroundImage, false).map(
    ([name, value]) => `@utility bg-${name} {\n  background-image: ${value};\n}`,
  );
  const frames = isRecord(extend.keyframes)
    ? Object.entries(extend.keyframes).map(keyframes).filter(Boolean)
    : [];
  // What is made of a token is that of the place where it is used, as in Tailwind 3: part of a page may be dark.
  const [made, plain] = [true, false].map((isMade) =>
    lines.filter((line) => line.includes('var(--') === isMade),
  );
  const parts = [
    ...themeRule('@theme', plain!),
    ...themeRule('@theme inline', made!),
    ...pictures,
    ...frames,
    ...container(extend.container),
  ];
  return parts.length > 0 ? `${parts.join('\n')}\n` : '';
}

const themeRule = (name: string, lines: string[]): string[] =>
  lines.length > 0 ? [`${name} {\n${lines.join('\n')}\n}`] : [];

function partOf(extend: { [key: string]: Value }, part: string): [name: string, value: string][] {
  if (part === 'fontSize') return fontSizes(extend[part]);
  return flat(extend[part], part === 'fontFamily');
}

/** A size may bring its line height with it, and more: `['2rem', { lineHeight: '1.1' }]`. */
function fontSizes(sizes: Value | undefined): [name: string, value: string][] {
  if (!isRecord(sizes)) return [];
  return Object.entries(sizes).flatMap(([name, given]): [string, string][] => {
    const [size, second] = Array.isArray(given) ? given : [given];
    const beside = isRecord(second) ? second : second === undefined ? {} : { lineHeight: second };
    const more = Object.entries(beside).map(([property, value]): [string, Value] => [
      `${name}--${kebab(property)}`,
      value,
    ]);
    return flat(Object.fromEntries([[name, size ?? {}], ...more]), false);
  });
}

/** `container` in the middle of the page, with room beside it, and as wide as the project has it. */
function container(given: Value | undefined): string[] {
  if (!isRecord(given)) return [];
  const { center, padding, screens } = given;
  const room = isRecord(padding) ? padding.DEFAULT : padding;
  const widths = isRecord(screens) ? flat(screens, false).map(([, width]) => width) : [];
  const lines = [
    ...(center === 'true' ? ['  margin-inline: auto;'] : []),
    ...(typeof room === 'string' && !/[;{}]/.test(room) ? [`  padding-inline: ${room};`] : []),
    ...(widths.length > 0 ? ['  @media (width >= 40rem) { max-width: none; }'] : []),
    ...widths
      .filter((width) => /^[\d.]+(px|r?em)$/.test(width))
      .map((width) => `  @media (width >= ${width}) { max-width: ${width}; }`),
  ];
  return lines.length === 0 ? [] : [`@utility container {\n${lines.join('\n')}\n}`];
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tokens that the kit's theme makes colors of under their own names. */
const KIT_COLORS =
  /^(?:background|foreground|border|input|ring|chart-[1-5]|sidebar-(?:background|foreground|border|ring|(?:primary|accent)(?:-foreground)?)|(?:card|popover|primary|secondary|muted|accent|destructive|success|warning)(?:-foreground)?)$/;

const KIT_RADII: Record<string, string> = {
  sm: 'calc(var(--radius) - 4px)',
  md: 'calc(var(--radius) - 2px)',
  lg: 'var(--radius)',
  xl: 'calc(var(--radius) + 4px)',
};

/** The colors that a project's configuration adds to the kit's. */
export const ownColors = (config: string): string[] =>
  [...themeOf(config).matchAll(/^ {2}--color-([\w.-]+):/gm)]
    .map(([, name]) => name!)
    .filter((name) => !KIT_COLORS.test(name) && name !== 'sidebar');

/** The kit's theme says it already. */
const isKit = (part: string, name: string, value: string): boolean =>
  (part === 'colors' && KIT_COLORS.test(name) && value === `hsl(var(--${name}))`) ||
  (part === 'borderRadius' && KIT_RADII[name] === value) ||
  /^accordion-/.test(name);

/** Names joined by dashes; `DEFAULT` is the name above it. */
function flat(value: Value | undefined, isList: boolean): [name: string, value: string][] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, string][] => {
    if (!/^[\w.-]+$/.test(key)) return [];
    if (isRecord(inner))
      return flat(inner, isList).map(([name, text]) => [
        name === 'DEFAULT' ? key : `${key}-${name}`,
        text,
      ]);
    const text = Array.isArray(inner) ? textOf(inner, isList) : String(inner);
    // Tailwind mixes a colour with its opacity by itself.
    const plain = text?.replace(/\s*\/\s*<alpha-value>/g, '');
    return plain === undefined || /[;{}]/.test(plain) ? [] : [[key, plain]];
  });
}

/** A list of fonts; of others the first. */
function textOf(list: Value[], isList: boolean): string | null {
  const texts = list.filter((item) => typeof item === 'string');
  if (texts.length === 0) return null;
  if (!isList || texts.length < list.length) return texts[0]!;
  return texts
    .map((font) => (/\s/.test(font) && !/["']/.test(font) ? `"${font}"` : font))
    .join(', ');
}

function keyframes([name, steps]: [string, Value]): string {
  if (!isRecord(steps) || !/^[\w-]+$/.test(name) || /^accordion-/.test(name)) return '';
  const body = Object.entries(steps).flatMap(([at, rules]) => {
    if (!isRecord(rules) || !/^[\w%,\s.]+$/.test(at)) return [];
    const lines = Object.entries(rules).flatMap(([property, value]) =>
      typeof value === 'object' || /[;{}]/.test(String(value))
        ? []
        : [`${kebab(property)}: ${value};`],
    );
    return [`  ${at} { ${lines.join(' ')} }`];
  });
  return `@keyframes ${name} {\n${body.join('\n')}\n}`;
}
