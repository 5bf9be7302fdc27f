import type { AppFiles, Diagnostic } from '@trellis/contract';
import { instructionsOf } from './plan.ts';
import { ACCESS, ACTIONS, KIT, RULES, SERVER } from './system.ts';

const ROLE = `You repair web apps. You are given files with errors and what is wrong with them. You answer with
actions only, and change nothing but what the errors ask for: no new features, no other looks.`;

/** So much of the files is sent at most. */
const MOST = 60_000;
const MOST_WISH = 4_000;

/** The system prompt of a repair: constant, so that provider caches hit. */
export const repairPrompt = (): string => [ROLE, ACTIONS, RULES, ACCESS, KIT, SERVER].join('\n\n');

/** What a repair must not undo. */
export interface RepairAim {
  /** What the person wanted, in their words. */
  wish?: string;
  /** What the app's builders want of every answer. */
  instructions?: string;
}

/** The broken files, what is wrong with them, what else there is, and what is wanted of them. */
export function repairRequest(
  files: AppFiles,
  errors: readonly Diagnostic[],
  { wish = '', instructions = '' }: RepairAim = {},
): string {
  const broken = [...new Set(errors.map(({ file }) => file))];
  const others = Object.keys(files)
    .filter((path) => !broken.includes(path))
    .sort();
  // What the errors name beside the files themselves: the entity that a call is of, the other end of an import.
  const named = others.filter((path) => {
    const stem = path.replace(/^.*\/|\.\w+$/g, '');
    return errors.some(
      ({ message }) => message.includes(`'${stem}'`) || message.includes(`/${stem}'`),
    );
  });
  let room = MOST;
  const whole = [...broken, ...named].flatMap((path) => {
    const text = files[path];
    room -= text?.length ?? 0;
    return text === undefined || room < 0 ? [] : [`<file path="${path}">\n${text}</file>`];
  });
  // What only the types say keeps nothing from running.
  const isRunning = errors.every(({ detector }) => detector === 'type-error');
  const lines = errors.map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
  return [
    wish &&
      `The person had asked for this; what you mend still has to do it:\n${wish.slice(0, MOST_WISH)}`,
    instructions && instructionsOf(instructions),
    `${isRunning ? 'The app compiles and runs. These are errors of its types' : 'These errors keep the app from working'}:\n${lines.join('\n')}`,
    `The files:\n${whole.join('\n')}`,
    `Other files of the app:\n${others.map((path) => `- ${path}`).join('\n')}`,
    'Mend all of these errors, with edit_file or whole files.',
  ]
    .filter(Boolean)
    .join('\n\n');
}
