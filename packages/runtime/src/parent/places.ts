import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { CompiledModule } from '@trellis/contract';

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
