import { bridge } from '../bridge.ts';

/** Where the calls of the public client stand. */
export const appPath = (rest: string): string => `/api/apps/${bridge().appId}${rest}`;

/** `a/b` of names that come from code. */
export const segments = (...names: string[]): string => names.map(encodeURIComponent).join('/');
