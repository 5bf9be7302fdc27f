import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { CompiledModule } from '@trellis/contract';
import type { AppErrorReport } from '../bridge.ts';
import type { AppFailure } from './options.ts';
import type { AppCode } from './preview-code.ts';

const PLACE = /((?:app|kit|run):\/[^\s()?:]+)(?:\?v=\d+)?:(\d+):(\d+)/g;

/** Turns positions in compiled modules into positions in the app's sources, all through a stack. */
export function sourcePlaces(
  stack: string,
  moduleOf: (name: string) => CompiledModule | undefined,
): string {
  const maps = new Map<string, TraceMap | null>();
  return stack.replace(PLACE, (whole, name: string, line: string, column: string) => {
    if (!maps.has(name)) {
      const map = moduleOf(name)?.map;
      maps.set(name, map ? new TraceMap(map) : null);
    }
    const map = maps.get(name);
    if (!map) return whole;
    const place = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    return place.line === null ? whole : `${place.source}:${place.line}:${place.column + 1}`;
  });
}

const OWN_PLACE =
  /\b((?:pages|components|services|lib|hooks|utils|functions)\/[\w./-]+|Layout\.tsx):(\d+):(\d+)/;

/** An error of a preview with the places of its stack in the app's sources. */
export function explainBySources(error: AppErrorReport, code: AppCode): AppFailure {
  if (!error.details) return error;
  const modules = new Map(code.build.modules.map((module) => [module.name, module]));
  const details = sourcePlaces(error.details, (name) => modules.get(name));
  const [, file, line, column] = OWN_PLACE.exec(details) ?? [];
  if (!file) return { ...error, details };
  return { ...error, details, place: { file, line: Number(line), column: Number(column) } };
}
