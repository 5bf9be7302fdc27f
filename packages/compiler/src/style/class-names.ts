import { textHash } from '../text/hash.ts';

/** A style sheet whose classes are its importers' alone: `Card.module.css`. */
export const isModuleSheet = (path: string): boolean => path.endsWith('.module.css');

/** The class names of such a sheet, as code knows them, with what they are called on the page. */
export const classesOf = (path: string, css: string): ReadonlyMap<string, string> =>
  moduleSheet(path, css).classes;

/** Such a sheet with its classes named after itself, so that those of two sheets never meet. */
export function moduleSheet(
  path: string,
  text: string,
): { css: string; classes: ReadonlyMap<string, string> } {
  const mark = textHash(path).slice(0, 6);
  const own = new Map<string, string>();
  const also = new Map<string, string[]>();
  const named = (name: string): string => {
    const known = own.get(name) ?? `${name}_${mark}`;
    own.set(name, known);
    return known;
  };
  const selector = (part: string): string =>
    part
      .split(/(:global\([^)]*\))/)
      .map((piece) =>
        piece.startsWith(':global(')
          ? piece.slice(':global('.length, -1)
          : piece
              .replace(/:local\(([^)]*)\)/g, '$1')
              .replace(/\.(-?[A-Za-z_][\w-]*)/g, (_, name: string) => `.${named(name)}`),
      )
      .join('');
  // What stands before a brace is a selector, unless it is a rule of its own (`@media`, `@keyframes`).
  const css = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/([^{};]*)\{/g, (whole, before: string) =>
      /^\s*@/.test(before) ? whole : `${selector(before)}{`,
    )
    .replace(
      /([^{}]*)\{([^{}]*)\bcomposes\s*:\s*([^;}]+);?/g,
      (_, before: string, rest: string, list: string) => {
        for (const [, name] of before.matchAll(/\.(-?[A-Za-z_][\w-]*)/g))
          also.set(
            name!,
            list
              .replace(/\sfrom\s[\s\S]*$/, '')
              .trim()
              .split(/\s+/),
          );
        return `${before}{${rest}`;
      },
    );
  const classes = new Map(
    [...own].map(([name, shown]) => [
      name,
      [shown, ...(also.get(shown) ?? []).map(named)].join(' '),
    ]),
  );
  return { css, classes };
}
