import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Diagnostic, VendorIndex } from '@trellis/contract';
import type { VendorText } from '../link/worker.ts';
import type { Source } from '../parse/source.ts';
import { textHash } from '../text/hash.ts';
import { brokenWorker, workerCode } from '../transform/worker.ts';
import { buildGraph, type Graph, type GraphParts } from './graph.ts';

const WORKER = /^made:\/worker\/(.+)\.js$/;

/** What the workers of an app are made of, beside its page. */
export interface MadeWorkers {
  sources: Source[];
  diagnostics: Diagnostic[];
}

/** Makes the scripts of an app's workers. Remembers each, so that only what changed is made again. */
export class Workers {
  private readonly vendor: VendorIndex;
  private readonly vendorText: VendorText;
  private readonly known = new Map<string, { key: string; code: string }>();

  constructor(vendor: VendorIndex, vendorText: VendorText) {
    this.vendor = vendor;
    this.vendorText = vendorText;
  }

  /** Puts the script of each worker that a graph reaches into its module; null where there is none. */
  async fill(graph: Graph, parts: GraphParts): Promise<MadeWorkers | null> {
    const paths = workersOf(graph);
    if (paths.length === 0) return null;
    const made: MadeWorkers = { sources: [], diagnostics: [] };
    // No worker keeps state over updates, so its code is that of a published app.
    await this.make(paths, { ...parts, mode: 'publish' }, made, new Set());
    return made;
  }

  private async make(
    paths: readonly string[],
    parts: GraphParts,
    made: MadeWorkers,
    begun: Set<string>,
  ): Promise<void> {
    for (const path of paths) {
      if (begun.has(path)) continue;
      begun.add(path);
      const entry = `app:/${path}`;
      // Those that it starts itself are in its script.
      await this.make(workersOf(buildGraph(parts, entry)), parts, made, begun);
      const graph = buildGraph(parts, entry);
      made.sources.push(...graph.modules.map(({ source }) => source));
      const code = await this.scriptOf(path, graph, parts, made.diagnostics);
      parts.sources.add(`made:/worker/${path}.js`, workerCode(code));
    }
  }

  private async scriptOf(
    path: string,
    graph: Graph,
    parts: GraphParts,
    diagnostics: Diagnostic[],
  ): Promise<string> {
    const entry = `app:/${path}`;
    const source = parts.sources.get(entry);
    const [error] = source ? parts.cache.parsed(source).errors : [];
    // The check of the file itself tells of it.
    if (error) return brokenWorker(`${error.message} (${path}:${error.line}:${error.column})`);
    const key = textHash(
      graph.modules.map((one) => [one.source.name, one.source.hash, ...one.targets]).join('\n'),
    );
    const known = this.known.get(path);
    if (known?.key === key) return known.code;
    try {
      const { linkWorker } = await import('../link/worker.ts');
      const code = await linkWorker(graph, entry, this.vendor, this.vendorText);
      this.known.set(path, { key, code });
      return code;
    } catch (cause) {
      const { reason, place } = faultOf(cause, graph, path);
      const message = `This file cannot run as a worker: ${reason}`;
      diagnostics.push({ ...place, severity: 'error', detector: 'worker', message });
      return brokenWorker(`${message} (${place.file}:${place.line}:${place.column})`);
    }
  }
}

const workersOf = (graph: Graph): string[] =>
  graph.modules.flatMap(({ name }) => WORKER.exec(name)?.[1] ?? []);

/** An error of the bundler's, as far as it says where. */
interface Told {
  code?: string;
  id?: string;
  loc?: { line: number; column: number };
}
type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

const WORDS: Record<string, string> = {
  INVALID_TLA_FORMAT: "'await' stands outside of a function, where a worker cannot wait",
};

/** Why a file cannot run as a worker, and where that stands: in the file itself, or in one that it takes along. */
function faultOf(cause: unknown, graph: Graph, path: string): { reason: string; place: Place } {
  const [told = {}]: Told[] = Object(cause).errors ?? [];
  const place = placeOf(told, graph) ?? { file: path, line: 1, column: 1 };
  return { reason: WORDS[told.code ?? ''] ?? firstLine(cause), place };
}

function placeOf({ id, loc }: Told, graph: Graph): Place | null {
  const [, file] = /^app:\/(.+)$/.exec(id ?? '') ?? [];
  const map = graph.modules.find(({ name }) => name === id)?.transformed.map;
  if (!file || !loc || !map) return null;
  const { line, column } = originalPositionFor(new TraceMap(map), loc);
  return line === null ? null : { file, line, column: column + 1 };
}

/** The first line of what the bundler says that says something. */
const firstLine = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause))
    .split('\n')
    .map((line) => line.trim().replace(/^Error: /, ''))
    .find((line) => line && !/^(Build failed|\[plugin )/.test(line)) ?? 'it cannot be read';
