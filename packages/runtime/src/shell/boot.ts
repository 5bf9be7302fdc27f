import type { AppLook, LinkedBuild } from '@trellis/contract';

/** What the published page's document carries for its script. */
export interface ShellBoot {
  appId: string;
  versionId: string;
  slug: string;
  name: string;
  /** What the app's branding changes of its looks. */
  look: AppLook;
  /** Path of the app's main page, without a slash at its end: `/app/recipes`; empty on a host of its own. */
  basePath: string;
  /** Whole address of the frame document, so that the page's policy can name just it. */
  frameUrl: string;
  /** Address prefix of the build's own files, with its slash. */
  filesBase: string;
  /** Without the texts: those are fetched. */
  build: Omit<LinkedBuild, 'files'>;
}

/** The element of the boot data. */
export const BOOT_ID = 'trellis-boot';
