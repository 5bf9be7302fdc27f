import { CoreInput, MESSAGES } from '@trellis/contract';
import { notFound } from '../../refusal.ts';
import { ownFile } from '../documents.ts';
import { endpoint } from '../endpoint.ts';
import { signPath } from '../signed.ts';
import { PRIVATE, storeFile, theFile } from '../upload.ts';

const LIVES_SECONDS = 300;

/** Stores a file that nobody reads without a signed address. */
export const uploadPrivateFile = endpoint({
  name: 'UploadPrivateFile',
  summary: 'Stores a file that only signed addresses give out, and answers its URI',
  input: CoreInput.UploadPrivateFile,
  who: 'signed-in',
  kind: 'UploadPrivateFile',
  async run(_, { services, app, caller, files, meter }) {
    const by = { userId: caller.userId, isPrivate: true };
    const { path, size } = await storeFile(services, app, theFile(files), by);
    meter.bytes += size;
    return { file_uri: path };
  },
});

/** An address that gives a private file out for a while, to who knows its URI and is one of the app. */
export const createFileSignedUrl = endpoint({
  name: 'CreateFileSignedUrl',
  summary: 'Answers an address of a private file that ends',
  input: CoreInput.CreateFileSignedUrl,
  who: 'signed-in',
  kind: 'CreateFileSignedUrl',
  async run({ file_uri, expires_in }, ask) {
    const { services, app, origin } = ask;
    const name = ownFile(file_uri, ask);
    const upload =
      name?.startsWith(PRIVATE) &&
      (await services.db
        .selectFrom('uploads')
        .select('id')
        .where('app_id', '=', app.app_id)
        .where('id', '=', name)
        .executeTakeFirst());
    if (!upload) throw notFound(MESSAGES.fileNotFound);
    const path = `/files/${app.app_id}/${upload.id}`;
    return { signed_url: `${origin}${signPath(services.box, path, expires_in ?? LIVES_SECONDS)}` };
  },
});
