import { makeVendor } from './make.ts';

/** The process that builds: kit's folder, output folder, hash to record. */
const [kitRoot, outDir, hash] = process.argv.slice(2);
if (!kitRoot || !outDir || !hash) throw new Error('Give the kit, the output folder and the hash');
await makeVendor(kitRoot, outDir, hash);
