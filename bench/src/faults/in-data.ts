import { atOne, intoBody } from './edits.ts';
import type { Fault } from './fault.ts';

const ENTITY = /^entities\/\w+\.json$/;

/** Schemas and style sheets that cannot be read, and values of the wrong type. */
export const DATA_FAULTS: readonly Fault[] = [
  {
    name: 'comma too many in a schema',
    checks: ['schema'],
    isMendable: true,
    path: ENTITY,
    make: ({ text }, random) => atOne(text, /"\n(\s+)\}/g, random, ([, space]) => `",\n${space}}`),
  },
  {
    name: 'schema not closed',
    checks: ['schema'],
    isMendable: true,
    path: ENTITY,
    make: ({ text }) => text.replace(/\}\s*$/, ''),
  },
  {
    name: 'field of a reserved name',
    checks: ['schema'],
    isMendable: false,
    path: ENTITY,
    make: ({ text }) =>
      text.replace('"properties": {', '"properties": { "createdAt": { "type": "string" },'),
  },
  {
    name: 'style sheet not closed',
    checks: ['style'],
    isMendable: false,
    path: /^globals\.css$/,
    make: ({ text }) => `${text}\n.card { color: red;\n`,
  },
  {
    name: 'value of the wrong type',
    checks: ['type-error'],
    isMendable: false,
    path: /^pages\/.+\.tsx$/,
    make: ({ text }) => intoBody(text, "  const howMany: number = 'many';\n  void howMany;\n"),
  },
  {
    name: 'member that is not there',
    checks: ['type-error'],
    isMendable: false,
    path: /^pages\/.+\.tsx$/,
    make: ({ text }, random) =>
      atOne(text, /(\w+\.rows)\.length/g, random, ([, rows]) => `${rows}.lenght`),
  },
];
