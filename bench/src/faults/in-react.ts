import { atOne, intoBody, mistyped, withReact } from './edits.ts';
import type { Fault, Target } from './fault.ts';
import type { Random } from './random.ts';

/** An entity that a file imports, with one of its fields that match. */
function entityIn({ text, files }: Target, isWanted: (field: { enum?: string[] }) => boolean) {
  const name = /import \{ (\w+) \} from '@\/entities\/\1'/.exec(text)?.[1];
  const schema = name && files[`entities/${name}.json`];
  if (!name || name === 'User' || !schema) return null;
  const { properties } = JSON.parse(schema) as { properties: Record<string, { enum?: string[] }> };
  const field = Object.keys(properties).find((key) => isWanted(properties[key]!));
  return field ? { name, field } : null;
}

const call = (
  target: Target,
  code: (entity: { name: string; field: string }) => string,
  isWanted = (_: { enum?: string[] }) => true,
) => {
  const entity = entityIn(target, isWanted);
  return entity && intoBody(target.text, `  const ask = () => ${code(entity)};\n  void ask;\n`);
};

const withSelect = (text: string, inner: string): string =>
  `import { Select, SelectContent, SelectItem } from '@/components/ui/select';\n${text}\nexport function Chooser({ value, onPick }: { value: string; onPick: (value: string) => void }) {\n  return (\n    <Select value={value} onValueChange={onPick}>\n      <SelectContent>\n        ${inner}\n        <SelectItem value="other">Other</SelectItem>\n      </SelectContent>\n    </Select>\n  );\n}\n`;

const inButton = (text: string, random: Random, attribute: string) =>
  text.includes("from '@/components/ui/button'")
    ? atOne(text, /<Button(?=[\s>])/g, random, ([tag]) => `${tag} ${attribute}`)
    : null;

const state = (lines: string) =>
  `  const [probe, setProbe] = useState<unknown[]>([]);\n${lines}  void probe;\n`;

/** Components that break while they run, and calls that nothing answers. */
export const REACT_FAULTS: readonly Fault[] = [
  {
    name: 'hook after a return',
    checks: ['hook-rules'],
    isMendable: false,
    make: ({ text }, random) =>
      atOne(
        text,
        // With a hook behind it in the same component: else nothing is broken.
        /^ {2}const (\w+) = useRows[^\n]*;\n(?=(?:(?!^\})[\s\S])*?^ {2}const [^\n=]*= use[A-Z]\w*[<(])/gm,
        random,
        ([line, name]) => `${line}  if (${name}.loading) return null;\n`,
      ),
  },
  {
    name: 'hook under a condition',
    checks: ['hook-rules'],
    isMendable: false,
    make: ({ text }) =>
      withReact(
        intoBody(
          text,
          state('  if (probe.length > 3) {\n    useEffect(() => undefined, []);\n  }\n'),
        ),
        'useState',
        'useEffect',
      ),
  },
  {
    name: 'hook in a handler',
    checks: ['hook-rules'],
    isMendable: false,
    make: ({ text }) =>
      withReact(
        intoBody(
          text,
          '  const handleRefresh = async () => {\n    const [fresh] = useState(1);\n    return fresh;\n  };\n  void handleRefresh;\n',
        ),
        'useState',
      ),
  },
  {
    name: 'hook for each item',
    checks: ['hook-rules'],
    isMendable: false,
    make: ({ text }, random) =>
      withReact(
        atOne(
          text,
          /\.map\(\((\w+)\) => \(\n/g,
          random,
          ([, item]) => `.filter((${item}) => useState(${item})[0]).map((${item}) => (\n`,
        ),
        'useState',
      ),
  },
  {
    name: 'hook outside a component',
    checks: ['hook-rules'],
    isMendable: false,
    make: ({ text }) =>
      withReact(
        text.replace(
          'export default function',
          'export const shared = useState(0);\n\nexport default function',
        ),
        'useState',
      ),
  },
  {
    name: 'key forgotten',
    checks: ['missing-key'],
    isMendable: true,
    make: ({ text }, random) =>
      atOne(text, /(=> \(?\s*<\w+) key=\{[^{}]*\}/g, random, ([, head]) => head!),
  },
  {
    name: 'prop that is not there',
    checks: ['unknown-prop'],
    isMendable: false,
    make: ({ text }, random) =>
      inButton(text, random, random.pick(['tone="red"', 'icon="plus"', 'isLoading'])!),
  },
  {
    name: 'look that is not there',
    checks: ['unknown-prop'],
    isMendable: true,
    make: ({ text }, random) =>
      atOne(
        text,
        /(<Button[^>]*?) (variant)="\w+"/g,
        random,
        ([, head]) => `${head} variant="${random.pick(['primary', 'danger', 'contained'])}"`,
      ),
  },
  {
    name: 'empty value of a select item',
    checks: ['select-empty-value'],
    isMendable: true,
    make: ({ text }) =>
      text.includes('ui/select') ? null : withSelect(text, '<SelectItem value="">All</SelectItem>'),
  },
  {
    name: 'async component',
    checks: ['async-component'],
    isMendable: true,
    make: ({ text, path }) =>
      /^(pages|components)\//.test(path) && /export default function [A-Z]/.test(text)
        ? text.replace('export default function', 'export default async function')
        : null,
  },
  {
    name: 'async component that waits',
    checks: ['async-component'],
    isMendable: false,
    make: ({ text, path }) =>
      path.startsWith('pages/')
        ? (intoBody(text, "  const answer = await fetch('/x');\n  void answer;\n")?.replace(
            'export default function',
            'export default async function',
          ) ?? null)
        : null,
  },
  {
    name: 'state set while rendering',
    checks: ['render-loop'],
    isMendable: false,
    make: ({ text }) => withReact(intoBody(text, state('  setProbe([1]);\n')), 'useState'),
  },
  {
    name: 'handler called while rendering',
    checks: ['render-loop'],
    isMendable: true,
    make: ({ text }, random) =>
      atOne(
        text,
        /(on[A-Z]\w+=\{)\(\) => (set[A-Z]\w*\([^{}]*?\))\}/g,
        random,
        ([, head, rest]) => `${head}${rest}}`,
      ),
  },
  {
    name: 'effect without dependencies',
    checks: ['render-loop'],
    isMendable: false,
    make: (target) => {
      const entity = entityIn(target, () => true);
      const lines =
        entity && state(`  useEffect(() => {\n    ${entity.name}.list().then(setProbe);\n  });\n`);
      return lines ? withReact(intoBody(target.text, lines), 'useState', 'useEffect') : null;
    },
  },
  {
    name: 'effect that feeds itself',
    checks: ['render-loop'],
    isMendable: false,
    make: ({ text }) =>
      withReact(
        intoBody(
          text,
          state('  useEffect(() => {\n    setProbe([...probe, 1]);\n  }, [probe]);\n'),
        ),
        'useState',
        'useEffect',
      ),
  },
  {
    name: 'effect with a new function each time',
    checks: ['render-loop'],
    isMendable: false,
    make: (target) => {
      const entity = entityIn(target, () => true);
      const lines =
        entity &&
        state(
          `  const loadAll = async () => {\n    const found = await ${entity.name}.list();\n    setProbe(found);\n  };\n  useEffect(() => {\n    void loadAll();\n  }, [loadAll]);\n`,
        );
      return lines ? withReact(intoBody(target.text, lines), 'useState', 'useEffect') : null;
    },
  },
  {
    name: 'page mistyped',
    checks: ['broken-link'],
    isMendable: true,
    make: ({ text }, random) =>
      atOne(
        text,
        /createPageUrl\('(\w{5,})'\)/g,
        random,
        ([, page]) => `createPageUrl('${mistyped(page!, random)}')`,
      ),
  },
  {
    name: 'page that is not there',
    checks: ['broken-link'],
    isMendable: false,
    make: ({ text }) =>
      `import { Link as Lead } from 'react-router-dom';\n${text}\nexport const lead = <Lead to="/subscription-plans">Plans</Lead>;\n`,
  },
  {
    name: 'method that is not there',
    checks: ['entity-call'],
    isMendable: true,
    make: (target, random) =>
      call(
        target,
        ({ name }) =>
          `${name}.${random.pick(['findAll()', "findById('x')", "remove('x')", 'getAll()'])}`,
      ),
  },
  {
    name: 'field that is not there',
    checks: ['entity-call'],
    isMendable: false,
    make: (target) => call(target, ({ name }) => `${name}.filter({ wholly_unknown: 'x' })`),
  },
  {
    name: 'field mistyped',
    checks: ['entity-call'],
    isMendable: true,
    make: (target, random) => {
      const entity = entityIn(target, () => true);
      if (!entity || entity.field.length < 5) return null;
      return call(
        target,
        ({ name, field }) => `${name}.filter({ ${mistyped(field, random)}: 'x' })`,
      );
    },
  },
  {
    name: 'order by a field that is not there',
    checks: ['entity-call'],
    isMendable: false,
    make: (target) => call(target, ({ name }) => `${name}.list('-popularity_score', 10)`),
  },
  {
    name: 'value that is not there',
    checks: ['entity-call'],
    isMendable: false,
    make: (target) =>
      call(
        target,
        ({ name, field }) => `${name}.update('x', { ${field}: 'no_such_value' })`,
        (field) => field.enum !== undefined,
      ),
  },
  {
    name: 'filter operator that is not there',
    checks: ['entity-call'],
    isMendable: false,
    make: (target) =>
      call(target, ({ name, field }) => `${name}.filter({ ${field}: { $like: 'x' } })`),
  },
];
