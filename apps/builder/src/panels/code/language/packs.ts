/** One prepared file of declarations: everything that its packages need beside the core. */
export interface TypePack {
  /** Path in the language service's file system → text. */
  files: Record<string, string>;
  /** Specifiers that this pack answers. */
  packages: string[];
}

/** Where the prepared declarations are: the core, which is always needed, and packages that an app may import. */
export interface TypeIndex {
  core: string;
  /** Specifier → address of the pack that answers it. */
  packages: Record<string, string>;
}

/** What the language service is started with. */
export interface LanguageOptions {
  types: TypeIndex;
  /** The app's files, by path. */
  files: Record<string, string>;
}

/** Our own notification: files as they are now, null for those that went. */
export const FILES_CHANGED = 'trellis/files';
export interface FilesChanged {
  files: Record<string, string | null>;
}
/** Our own notification back: the types that the open file needs are loaded. */
export const TYPES_READY = 'trellis/ready';
