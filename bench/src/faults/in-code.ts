import { atOne, mistyped } from './edits.ts';
import type { Fault } from './fault.ts';

/** Slips that keep a file from being read, and names that are not there. */
export const CODE_FAULTS: readonly Fault[] = [
  {
    name: 'last bracket lost',
    checks: ['syntax'],
    isMendable: true,
    make: ({ text }) => text.replace(/\}\s*$/, ''),
  },
  {
    name: 'bracket of a call lost',
    checks: ['syntax'],
    isMendable: true,
    make: ({ text }, random) =>
      atOne(text, /\w\(\w*\);$/gm, random, ([all]) => `${all.slice(0, -2)};`),
  },
  {
    name: 'tag not closed',
    checks: ['syntax'],
    isMendable: true,
    make: ({ text }, random) => atOne(text, /^\s+<\/[a-z]\w*>\n/gm, random, () => ''),
  },
  {
    name: 'tag closed by another name',
    checks: ['syntax'],
    isMendable: true,
    make: ({ text }, random) =>
      atOne(text, /<\/([a-zA-Z]\w*)>/g, random, ([, name]) =>
        name === 'div' ? '</span>' : '</div>',
      ),
  },
  {
    name: 'tag closed twice',
    checks: ['syntax'],
    isMendable: true,
    make: ({ text }, random) =>
      atOne(text, /^\s+<\/[a-z]\w*>\n/gm, random, ([all]) => `${all}${all}`),
  },
  {
    name: 'curly quotes',
    checks: ['syntax'],
    isMendable: true,
    make: ({ text }, random) => atOne(text, /="([^"\n]+)"/g, random, ([, words]) => `=“${words}”`),
  },
  {
    name: 'apostrophe inside quotes',
    checks: ['syntax'],
    isMendable: true,
    make: ({ text }, random) =>
      atOne(
        text,
        /(: |= |\()'([a-zA-Z]+ [a-zA-Z ]+)'/g,
        random,
        ([, before, words]) => `${before}'${words!.replace(' ', "'s ")}'`,
      ),
  },
  {
    name: 'comma lost',
    checks: ['syntax'],
    isMendable: true,
    make: ({ text }, random) =>
      atOne(text, /^(\s+\w+: '[^'\n]*'),$/gm, random, ([, line]) => line!),
  },
  {
    name: 'in a fence',
    checks: ['syntax'],
    isMendable: true,
    make: ({ text }) => `\`\`\`tsx\n${text}\`\`\`\n`,
  },
  {
    name: 'cut in the middle',
    checks: ['syntax'],
    isMendable: false,
    make: ({ text }, random) =>
      text.slice(0, text.lastIndexOf('<') - random.below(text.length / 3)),
  },
  {
    name: 'declared twice',
    checks: ['syntax', 'wrong-declaration'],
    isMendable: false,
    make: ({ text }, random) =>
      atOne(text, /^ {2}const (\w+) = [^\n]+;\n/gm, random, ([line]) => line + line),
  },
  {
    name: 'variable mistyped',
    checks: ['undefined-name'],
    isMendable: true,
    make: ({ text }, random) => {
      const names = [...text.matchAll(/const (\w{5,}) = /g)].map(([, name]) => name!);
      const name = random.pick(names);
      if (!name) return null;
      const use = new RegExp(`(?<=[({ !])${name}(?=[.)(},; ]|$)(?! =)(?!:)`, 'gm');
      return atOne(text, use, random, () => mistyped(name, random));
    },
  },
  {
    name: 'value of nowhere',
    checks: ['undefined-name'],
    isMendable: false,
    make: ({ text }, random) =>
      atOne(text, /\{(\w+)\.(length|title|name)\}/g, random, () => '{totalOfEverything}') ??
      atOne(
        text,
        /<(h1|h2|p|span)( className="[^"]*")?>/g,
        random,
        ([tag]) => `${tag}{greetingText}`,
      ),
  },
  {
    name: 'element of nowhere',
    checks: ['undefined-name', 'syntax'],
    isMendable: false,
    make: ({ text }, random) =>
      atOne(text, /^(\s+)<div /gm, random, ([all, space]) => `${space}<FancyBanner2000 />${all}`),
  },
  {
    name: 'page without default export',
    checks: ['missing-default'],
    isMendable: true,
    make: ({ text, path }) =>
      path.startsWith('pages/') && text.includes('export default function')
        ? text.replace('export default function', 'function')
        : null,
  },
  {
    name: 'constant set again',
    checks: ['wrong-declaration'],
    isMendable: false,
    make: ({ text }, random) =>
      atOne(
        text,
        /^ {2}const (\w+) = [^\n]+;\n/gm,
        random,
        ([line, name]) => `${line}  ${name} = null;\n`,
      ),
  },
];
