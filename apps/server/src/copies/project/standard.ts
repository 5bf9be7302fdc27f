/** Files that the builder of such projects writes into each of them, told from what people made of them. */

/** Modules that a root component takes when it does nothing but show the pages. */
const USUAL =
  /^(\.\/App\.css|\.\/index\.css|react|react-router-dom|@tanstack\/react-query|sonner|(@\/|\.\/)(components\/ui\/(toaster|sonner)|lib\/(query-client|VisualEditAgent|NavigationTracker|PageNotFound|AuthContext)|pages\.config|pages(\/index(\.jsx)?)?|components\/UserNotRegisteredError))(\.jsx?)?$/;
/** A route of its own: any but the main page, the page of no address, and one made from a page's name. */
const OWN_ROUTE = /\bpath(=|:\s*)["'{`\s]*\/?(?!["'`*$/]|\s)[\w:]/;

/** The root component only shows the pages, as the runtime does by itself. */
export function isUsualRoot(code: string): boolean {
  const taken = [...code.matchAll(/\bimport\s+(?:[^'"]*?\sfrom\s*)?["']([^"']+)["']/g)];
  return taken.every(([, specifier]) => USUAL.test(specifier!)) && !OWN_ROUTE.test(code);
}

/** Who is signed in, as the client's own set-up asks for it. */
export const isUsualAuth = (code: string): boolean =>
  /public-settings|createAxiosClient|app-params|appParams/.test(code);

const NAMES = /(?:^|\n)\s*export\s*(?:\{([^}]*)\}|(?:async\s+)?(?:const|function|class)\s+(\w+))/g;

/** The names that a module exports. */
export function exportedNames(code: string): string[] {
  return [...code.matchAll(NAMES)].flatMap(([, list, single]) =>
    single
      ? [single]
      : (list ?? '')
          .split(',')
          .map(
            (item) =>
              item
                .trim()
                .split(/\s+as\s+/)
                .at(-1)!,
          )
          .filter((name) => name !== ''),
  );
}

/** The looks that a component knows: the keys of `variant` and `size` in its class lists. */
export function variantNames(code: string): string[] {
  return [...code.matchAll(/\b(?:variant|size)\s*:\s*\{([\s\S]*?)\n\s{2,8}\}/g)].flatMap(
    ([, body]) =>
      [...body!.matchAll(/(?:^|\n)\s*["']?([\w-]+)["']?\s*:\s*(?:\n\s*)?["'`]/g)].map(
        ([, key]) => key!,
      ),
  );
}
