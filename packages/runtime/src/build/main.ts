import { makeScripts } from './scripts/make.ts';
import { makeTool } from './tool/make.ts';
import { makeVendor } from './vendor/make.ts';

/** The process that builds: what, output folder, hash to record, and the kit's folder for library code. */
const [what, outDir, hash, kitRoot] = process.argv.slice(2);
if (!outDir || !hash) throw new Error('Give what to build, the output folder and the hash');
if (what === 'vendor' && kitRoot) await makeVendor(kitRoot, outDir, hash);
else if (what === 'scripts') await makeScripts(outDir, hash);
else if (what === 'tool') await makeTool(outDir, hash);
else throw new Error(`There is nothing to build for '${what}'`);
// Libraries that were loaded for their names may have left something open that nobody waits for.
process.exit();
