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
  /** What stands in for some of them in the preview: React's development build. */
  development: Record<string, VendorFile>;
  /** Export names of each bare specifier; `default` among them. */
  exports: Record<string, string[]>;
  /** Smaller stand-ins for a specifier, for published apps that import nothing but `exports` of it. */
  slim: Record<string, { exports: string[]; file: VendorFile }>;
}
