import type { VendorIndex } from '@trellis/contract';
import { type Plugin, rolldown } from 'rolldown';
import { namedCode } from '../graph/assemble.ts';
import type { Graph } from '../graph/graph.ts';

/** The text of a file of the shared libraries. */
export type VendorText = (file: string) => Promise<string>;

/** Code of modules is strict; and what such find around them in the page's frame, as far as a worker has it. */
const AROUND = `'use strict';
const __trellisPage = { location: self.location, around: (it) => it, top: undefined, parent: undefined };
const __trellisBroken = (reason) => () => { throw new Error(reason); };
`;

const ENTRY = 'worker:/entry';
/** Stand for parts of a window, which a worker has not. */
const OF_PAGES = /^trellis\//;

/** A worker's file and all that it imports, as one script. Throws where it cannot be one. */
export async function linkWorker(
  graph: Graph,
  entry: string,
  vendor: VendorIndex,
  vendorText: VendorText,
): Promise<string> {
  const build = await rolldown({
    input: { entry: ENTRY },
    platform: 'browser',
    logLevel: 'silent',
    plugins: [workerPlugin(graph, entry, vendor, vendorText)],
  });
  const { output } = await build.generate({
    format: 'iife',
    codeSplitting: false,
    comments: false,
  });
  await build.close();
  return AROUND + output[0].code;
}

function workerPlugin(
  graph: Graph,
  entry: string,
  vendor: VendorIndex,
  vendorText: VendorText,
): Plugin {
  const modules = new Map(graph.modules.map((module) => [module.name, module]));
  return {
    name: 'trellis-worker',
    resolveId(id) {
      if (id === ENTRY || modules.has(id) || vendor.files[id] || OF_PAGES.test(id)) return { id };
      throw new Error(`'${id}' is not there`);
    },
    async load(id) {
      if (id === ENTRY) return { code: `import ${JSON.stringify(entry)};`, moduleType: 'js' };
      const module = modules.get(id);
      if (module) return { code: namedCode(module), moduleType: 'js' };
      if (OF_PAGES.test(id)) return { code: 'export default undefined;', moduleType: 'js' };
      const code = await vendorText(vendor.files[id]!.file);
      return { code: code.replaceAll('__trellisLoad(', 'import('), moduleType: 'js' };
    },
  };
}
