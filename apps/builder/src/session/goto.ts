/** Where to go after signing in: a path of our own and nothing else (ruling 13). */
export function safePath(path: string | null | undefined, otherwise: string): string {
  return path && /^\/(?![/\\])/.test(path) ? path : otherwise;
}
