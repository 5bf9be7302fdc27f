import { atOne, everywhere, mistyped } from './edits.ts';
import type { Fault, Target } from './fault.ts';
import type { Random } from './random.ts';

const LOCAL = /from '(@\/components\/)([A-Z]\w+)'/g;
/** Names that sets of icons have somewhere, and this one has not. */
const NO_ICONS = [
  'TrashCan',
  'CalendarIcon2',
  'ShoppingKart',
  'HeartFilledd',
  'UserCircle3',
  'Dashbord',
];

/** One of the names that a file imports of a module. */
function importedOf({ text }: Target, from: string, random: Random): string | null {
  const list = new RegExp(`import \\{([^}]*)\\} from '${from}'`).exec(text)?.[1] ?? '';
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^\w{4,}$/.test(name));
  return random.pick(names) ?? null;
}

/** Imports that lead nowhere, ask for what is not there, or were forgotten. */
export const IMPORT_FAULTS: readonly Fault[] = [
  {
    name: 'path mistyped',
    checks: ['missing-module'],
    isMendable: true,
    make: ({ text }, random) =>
      atOne(
        text,
        LOCAL,
        random,
        ([, folder, name]) => `from '${folder}${mistyped(name!, random)}'`,
      ),
  },
  {
    name: 'path in another case',
    checks: ['mended-import'],
    isMendable: true,
    make: ({ text }, random) =>
      atOne(text, LOCAL, random, ([, folder, name]) => `from '${folder}${name!.toLowerCase()}'`),
  },
  {
    name: 'package that is not there',
    checks: ['unknown-package'],
    isMendable: false,
    make: ({ text }, random) =>
      `import Extra from '${random.pick(['@mui/material', 'react-toastify', 'styled-components', 'left-pad'])}';\nexport const extra = Extra;\n${text}`,
  },
  {
    name: "component's name mistyped",
    checks: ['missing-export'],
    isMendable: true,
    make: (target, random) => {
      const name = importedOf(target, '@/components/ui/[\\w-]+', random);
      return name && everywhere(target.text, name, mistyped(name, random));
    },
  },
  {
    name: 'icon that is not there',
    checks: ['missing-icon'],
    isMendable: true,
    make: (target, random) => {
      const name = importedOf(target, 'lucide-react', random);
      return name && everywhere(target.text, name, random.pick(NO_ICONS)!);
    },
  },
  {
    name: "hook's name mistyped",
    checks: ['missing-export'],
    isMendable: true,
    make: (target, random) => {
      const name =
        importedOf(target, 'react', random) ?? importedOf(target, 'react-router-dom', random);
      return name && everywhere(target.text, name, mistyped(name, random));
    },
  },
  {
    name: 'chart that is not there',
    checks: ['missing-export'],
    isMendable: false,
    make: ({ text }) =>
      text.replace(
        /$/,
        "import { GaugeChart } from 'recharts';\nexport const chart = <GaugeChart />;\n",
      ),
  },
  {
    name: 'date function that is not there',
    checks: ['missing-export'],
    isMendable: false,
    make: ({ text }) =>
      `import { formatPretty } from 'date-fns';\nexport const pretty = formatPretty(new Date());\n${text}`,
  },
  {
    name: 'import forgotten',
    checks: ['undefined-name'],
    isMendable: true,
    make: ({ text }, random) =>
      atOne(
        text,
        /^import \{ \w+ \} from '(?:@\/components\/ui|react|lucide-react|@\/entities|@\/hooks)[^']*';\n/gm,
        random,
        () => '',
      ),
  },
  {
    name: 'one name of an import forgotten',
    checks: ['undefined-name'],
    isMendable: true,
    make: (target, random) => {
      const from = random.pick(['lucide-react', 'react', 'react-router-dom'])!;
      const name = importedOf(target, from, random);
      if (!name) return null;
      const statement = new RegExp(`import \\{([^}]*)\\} from '${from}'`);
      return target.text.replace(statement, (all, list: string) => {
        const rest = list.split(',').filter((one) => one.trim() !== name);
        return rest.length > 0 ? all.replace(list, rest.join(',')) : all;
      });
    },
  },
  {
    name: 'entity mistyped',
    checks: ['missing-module'],
    isMendable: true,
    make: ({ text }, random) =>
      atOne(
        text,
        /from '@\/entities\/(\w{4,})'/g,
        random,
        ([, name]) => `from '@/entities/${mistyped(name!, random)}'`,
      ),
  },
];
