import type { AppFiles } from '@trellis/contract';
import type { Project } from './shape.ts';
import { addCode } from './take.ts';

/** Code that was written for the runtime that functions have here; other services have functions, too. */
const RUNS_HERE = /\bDeno\.(serve|env)\b|["'](npm:)?@base44\/sdk/;

/** Takes a project's code for the server along, where it is of the kind that runs here. */
export function takeServer(project: Project): void {
  const { server } = project;
  const isOurs = server.some(({ file }) => RUNS_HERE.test(file.content));
  for (const { path, file } of server)
    if (isOurs) addCode(project, path, file);
    else
      project.leftOut.push({
        path: file.path,
        reason: 'Functions of other services do not run here',
      });
}

/** What the app's own functions are, and which secrets wait to be set; nothing where it has none. */
export async function serverWords(files: AppFiles): Promise<string[]> {
  const { functionsOf, secretsAsked } = await import('@trellis/compiler/server');
  const names = [...functionsOf(files).keys()].sort();
  if (names.length === 0) return [];
  const secrets = secretsAsked(files);
  const some = names.slice(0, 20).join(', ');
  const more = names.length > 20 ? ` and ${names.length - 20} more` : '';
  return [
    `Functions of the app run on the server: ${some}${more}.`,
    ...(secrets.length > 0
      ? [`They need secrets, which you set under Integrations, 'Functions': ${secrets.join(', ')}.`]
      : []),
  ];
}

/** Functions that cannot be made into a program, each with why. */
export async function serverProblems(
  files: AppFiles,
): Promise<{ file: string; line: number; message: string }[]> {
  const { bundleFunction, functionsOf } = await import('@trellis/compiler/server');
  const all = await Promise.all(
    [...functionsOf(files).values()].map(async (file) => {
      const { problem } = await bundleFunction(files, file, null);
      return problem === null ? [] : [{ file, line: 1, message: problem }];
    }),
  );
  return all.flat();
}
