import { expect, it } from 'vitest';
import { sourceFiles } from './files.ts';
import { functionsOf, type MeasuredFunction } from './functions.ts';

const MOST = 60;
/** A component, which has a name like a class, says with its markup what is on the screen. */
const MOST_OF_COMPONENT = 119;
const isComponent = (file: string, name: string) => file.endsWith('.tsx') && /^\p{Lu}/u.test(name);
/** Tables of calls are lists, however long. */
const isList = (name: string) => name.endsWith('Routes');

/** Functions that may be longer, each with its reason. */
const LONG: Record<string, string> = {
  'apps/server/src/open.ts openServices': 'the order in which everything is opened and closed',
  'apps/server/src/config.ts readConfig': 'one field after the other',
  'apps/server/src/chat/run-turn.ts runChatTurn': 'a turn from its first to its last event',
  'apps/server/src/repair/repair.ts repairVersion': 'the record of a repair',
  'packages/assistant/src/stream/parser.ts content': 'one grammar',
  'packages/filter/src/pattern.ts checkPattern': 'one grammar',
  'packages/filter/src/sql.ts testSql': 'one case for each test',
  'packages/app-kit/src/hooks/use-rows.ts useRows': 'one state of a list',
};
/** Rooms that have more of them than can be named; never more than were there. */
const MANY: Record<string, number> = {
  // What it writes are files of an app, whose text stands in it; the reading of sentences is to be made anew.
  'packages/blueprint': 33,
};
const manyIn = (file: string) => Object.keys(MANY).find((room) => file.startsWith(`${room}/`));

const functions = sourceFiles(['packages/*', 'apps/*', 'testing']).flatMap(functionsOf);
const isLong = ({ file, name, lines }: MeasuredFunction) =>
  lines > (isComponent(file, name) ? MOST_OF_COMPONENT : MOST);
const long = functions.filter((one) => !isList(one.name) && isLong(one));

it('functions are short, or named here with a reason', () => {
  expect(functions.length).toBeGreaterThan(5_000);
  const unnamed = long.filter(({ file, name }) => !manyIn(file) && !(`${file} ${name}` in LONG));
  expect(unnamed).toEqual([]);
  const names = new Set(long.map(({ file, name }) => `${file} ${name}`));
  expect(Object.keys(LONG).filter((name) => !names.has(name))).toEqual([]);
});

it('few are long, tables of calls among them', () => {
  expect(functions.filter((one) => !manyIn(one.file) && isLong(one)).length).toBeLessThan(40);
});

it('no room has more long functions than it had', () => {
  for (const [room, most] of Object.entries(MANY))
    expect([room, long.filter(({ file }) => manyIn(file) === room).length <= most]).toEqual([
      room,
      true,
    ]);
});
