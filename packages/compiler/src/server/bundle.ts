import type { AppFiles } from '@trellis/contract';
import { type Plugin, rolldown } from 'rolldown';
import { isOutside, ofNpm, placeOf } from './places.ts';

const MADE = '\0server:';
/** The first servers of Deno's own, which came as a module. */
const SERVE = '\0serve';
const SERVE_CODE =
  'export const serve = (handler, options) => Deno.serve(options ?? {}, handler);\n';
const CLIENT = /^(npm:)?@base44\/sdk(@[^/]*)?(\/.*)?$/;
const OLD_SERVER = /^(https:\/\/deno\.land\/std(@[^/]*)?|jsr:@std(@[^/]*)?)\/http\/server(\.ts)?$/;

/** What a function of an app became. */
export interface ServerCode {
  /** One module; what it imports from outside stands in it as Deno reads it (`npm:`, `node:`, `https:`). */
  code: string;
  problem: null;
}
/** Why it cannot be: for the builder, with the file's name. */
export interface ServerProblem {
  code: null;
  problem: string;
}

/**
 * Brings a function of an app, and what it imports of the app's files, into one module that Deno runs. Nothing but
 * the app's own files, the public client (`client`, its module on this machine) and packages by name gets in
 * (without `client` that stays outside, to see whether the rest stands):
 * a file of the machine is refused here, and once more where the code runs.
 */
export async function bundleFunction(
  files: AppFiles,
  entry: string,
  client: string | null,
): Promise<ServerCode | ServerProblem> {
  let problem: string | null = null;
  const refuse = (message: string): never => {
    problem ??= message;
    throw new Error(message);
  };
  try {
    const build = await rolldown({
      input: { entry: MADE + entry },
      platform: 'browser',
      logLevel: 'silent',
      plugins: [serverPlugin(files, client, refuse)],
    });
    const { output } = await build.generate({ format: 'es', codeSplitting: false });
    await build.close();
    return { code: output[0].code, problem: null };
  } catch (error) {
    return { code: null, problem: problem ?? problemOf(error as Error) };
  }
}

function serverPlugin(
  files: AppFiles,
  client: string | null,
  refuse: (message: string) => never,
): Plugin {
  return {
    name: 'server',
    resolveId(given, importer) {
      if (importer === undefined) return given;
      // Within the public client, packages are found as on any machine.
      if (!importer.startsWith(MADE)) return null;
      const specifier = ofNpm(given);
      if (CLIENT.test(specifier)) return client ?? { id: specifier, external: true };
      if (OLD_SERVER.test(specifier)) return SERVE;
      const outside = isOutside(specifier);
      if (outside !== null) return { id: outside, external: true };
      const from = importer.slice(MADE.length);
      const found = placeOf(files, from, specifier);
      return found === null
        ? refuse(`${from} imports ${specifier}, which is not there`)
        : MADE + found;
    },
    load(id) {
      if (id === SERVE) return SERVE_CODE;
      if (!id.startsWith(MADE)) return null;
      const path = id.slice(MADE.length);
      const moduleType = /\.(tsx?|jsx?|json)$/.exec(path)?.[1] as 'ts' | 'js' | 'json';
      return { code: files[path] ?? '', moduleType };
    },
  };
}

/** The first line of what the bundler says, without its own names for files. */
function problemOf({ message }: Error): string {
  const lines = message
    .replaceAll(MADE, '')
    .split('\n')
    .map((line) => line.trim());
  return lines
    .filter((line) => line && !/^Build failed/.test(line))
    .slice(0, 3)
    .join(' ');
}
