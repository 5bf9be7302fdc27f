import { CoreInput } from '@trellis/contract';
import { endpoint } from '../endpoint.ts';
import { storeFile, theFile } from '../upload.ts';

/** Stores a file that everybody who knows its address may read. */
export const uploadFile = endpoint({
  name: 'UploadFile',
  summary: 'Stores a file and answers its address',
  input: CoreInput.UploadFile,
  who: 'contributors',
  kind: 'UploadFile',
  async run(_, { services, app, caller, files, origin, meter }) {
    const by = { userId: caller.userId, isPrivate: false };
    const { path, size } = await storeFile(services, app, theFile(files), by);
    meter.bytes += size;
    return { file_url: `${origin}${path}` };
  },
});
