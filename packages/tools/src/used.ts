import { type AppFiles, isForBrowsers, pathKey, type ToolDefinition } from '@trellis/contract';

/** What of the kit runs tools from an app's own code. */
const RUNS = /["'](?:@|\.{1,2})\/(?:[^"']*\/)?(?:tools|tool-form|tool-button)(?:\.tsx?)?["']/;

/** The paths, as they are compared, of tools that an app's code names where it runs some. */
export function usedPaths(
  files: AppFiles,
  tools: readonly Pick<ToolDefinition, 'path'>[],
): Set<string> {
  const code = Object.entries(files)
    .filter(([path, text]) => isForBrowsers(path) && RUNS.test(text))
    .map(([, text]) => text.toLowerCase());
  const isNamed = (path: string) =>
    code.some((text) =>
      [`'${path}'`, `"${path}"`, `\`${path}\``].some((one) => text.includes(one)),
    );
  return new Set(tools.map(({ path }) => pathKey(path)).filter(isNamed));
}
