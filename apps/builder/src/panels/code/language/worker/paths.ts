/** The folders of the language service's file system. */
export const APP = '/app/';
export const KIT = '/kit/';
export const MADE = '/made/';
export const LIB = '/lib/';
/** What the app's AI tools are to the code that runs them. */
export const TOOLS = `${MADE}tools.d.ts`;

const SCHEME = 'file://';
export const uriOf = (path: string): string =>
  SCHEME + path.split('/').map(encodeURIComponent).join('/');
export const pathOf = (uri: string): string => decodeURIComponent(uri.slice(SCHEME.length));

export const isCode = (path: string): boolean => /\.(tsx|ts|jsx|js)$/.test(path);
