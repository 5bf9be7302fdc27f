import type { LinkedBuild } from '@trellis/contract';
import type { CodeParcel } from '../messages.ts';
import { closure, firstFiles, linkedNames } from './linked.ts';
import { type FirstCode, Session } from './session.ts';
import { fetchText, parcel } from './texts.ts';

/** The code of a published app; `filesBase`: address prefix of the build's own files, with its slash. */
export interface PublishedCode {
  build: Omit<LinkedBuild, 'files'>;
  filesBase: string;
}

/** One life of a published app. */
export class PublishedSession extends Session<PublishedCode> {
  protected readonly environment = 'published';

  protected async first({ build, filesBase }: PublishedCode, path: string): Promise<FirstCode> {
    const [code, ...sheets] = await Promise.all([
      parcel(linkedNames(build, filesBase), firstFiles(build, path)),
      ...build.styles.map((file) => fetchText(filesBase + file)),
    ]);
    return { entry: `app:/${build.entry}`, code, css: sheets.join('\n') };
  }

  protected later({ build, filesBase }: PublishedCode, name: string): Promise<CodeParcel> {
    return parcel(linkedNames(build, filesBase), closure(build.imports, [name]));
  }
}
