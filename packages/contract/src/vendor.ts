/** One immutable file of the shared library code. */
export interface VendorFile {
  /** Its name, hash included; its address is `base` + `file`. */
  file: string;
  /** Other vendor modules it imports statically: bare specifiers and `vendor:/…` names. */
  deps: string[];
  /** Modules it imports only when asked; they are part of the import map but not of the first visit. */
  lazy: string[];
}

/**
 * What generated apps may import from npm, built once per installation into hashed files that all
 * apps share. Chunk imports inside the files are already the mapped names (`vendor:/…`).
 */
export interface VendorIndex {
  /** Prefix of every address: `/_vendor/`. */
  base: string;
  hash: string;
  /** By bare specifier or `vendor:/…` name; what published apps load. */
  files: Record<string, VendorFile>;
  /** What stands in for some of them in the preview: the core, around React's development build. */
  development: Record<string, VendorFile>;
  /** The text of those files of `development` that only pass on what is in another, by file. */
  inline: Record<string, string>;
  /** Export names of each bare specifier; `default` among them. */
  exports: Record<string, string[]>;
  /**
   * What nearly every published app needs, in one file: by specifier, the exports that are in it and
   * a module that passes them on. Linking takes that module in, so that the app imports the file itself.
   */
  core: Record<string, { exports: string[]; code: string }>;
}
