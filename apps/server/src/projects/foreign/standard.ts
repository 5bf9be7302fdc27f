/** Files that the builder of such projects writes into each of them, distinguished from what people made of them. */

import { exportsIn } from '@trellis/compiler';

/** Modules that a root component takes when it does nothing but show the pages. */
const USUAL =
  /^(\.\/App\.css|\.\/index\.css|react|react-router-dom|@tanstack\/react-query|sonner|(@\/|\.\/)(components\/ui\/(toaster|sonner)|lib\/(query-client|VisualEditAgent|NavigationTracker|PageNotFound|AuthContext)|pages\.config|pages(\/index(\.jsx)?)?|components\/UserNotRegisteredError))(\.jsx?)?$/;
/** A route of its own: any but the main page, the page of no address, and one made from a page's name. */
const OWN_ROUTE = /\bpath(=|:\s*)["'{`\s]*\/?(?!["'`*$/]|\s)[\w:]/;

/** Modules among these that a project may have made its own: its root then needs them. */
const MAY_BE_OWN =
  /^(lib\/(AuthContext|query-client)|components\/ui\/(toaster|sonner)|root\/Pages|pages\/index)\./;

/** The root component only shows the pages, as the runtime does by itself. */
export function isUsualRoot(code: string, kept: readonly string[]): boolean {
  return (
    takenBy(code).every((specifier) => USUAL.test(specifier)) &&
    !OWN_ROUTE.test(code) &&
    !/\bnew QueryClient\(/.test(code) &&
    !kept.some((path) => MAY_BE_OWN.test(path))
  );
}

const takenBy = (code: string): string[] =>
  [...code.matchAll(/\bimport\s+(?:[^'"]*?\sfrom\s*)?["']([^"']+)["']/g)].map(
    ([, specifier]) => specifier!,
  );

/** What the runtime's own context tells of who is signed in. */
const AUTH_NAMES = new Set(
  'user isAuthenticated isLoadingAuth isLoadingPublicSettings authChecked authError appPublicSettings logout navigateToLogin checkAppState checkUserAuth refresh'.split(
    ' ',
  ),
);

/** Modules that the client's own set-up takes to tell who is signed in. */
const AUTH_TAKES =
  /^(react|@base44\/sdk(\/.*)?|(@|\.\.?)\/((src\/)?api\/base44Client|(lib\/)?app-params)(\.js)?)$/;
/** It asks who somebody is only where there is a token; without this it lets nobody in who is not signed in. */
const ASKS_FOR_TOKEN = /\bif\s*\(\s*!?\s*(appParams\.)?token\b/;
/** It leads to a page of the project's own, or back to another than the one that was open. */
const LEADS_ELSEWHERE =
  /\blocation\.(href\s*=[^=]|replace\(|assign\()|\bredirectToLogin\((?!\s*(window\.location\.href)?\s*\))/;

/** Who is signed in, as the client's own set-up asks for it, and no more than the runtime's own tells. */
export const isUsualAuth = (code: string, asked: ReadonlySet<string>): boolean =>
  /public-settings|createAxiosClient|app-params|appParams/.test(code) &&
  ASKS_FOR_TOKEN.test(code) &&
  !LEADS_ELSEWHERE.test(code) &&
  takenBy(code).every((specifier) => AUTH_TAKES.test(specifier)) &&
  exportsIn(code)?.names.every((name) => /^(AuthProvider|useAuth|default)$/.test(name)) === true &&
  [...asked].every((name) => AUTH_NAMES.has(name));

/** What a project's code takes of `useAuth()`. */
export function askedOfAuth(codes: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const code of codes) {
    for (const [, list] of code.matchAll(/\{([^{}]*)\}\s*=\s*useAuth\(\)/g))
      for (const item of list!.split(',')) {
        const [name] = item.trim().split(/[\s:=]/);
        if (name) names.add(name);
      }
    for (const [, name] of code.matchAll(/useAuth\(\)\.(\w+)/g)) names.add(name!);
  }
  return names;
}

/** The options of queries that every such project begins with. */
export const isUsualQueryClient = (code: string): boolean =>
  [...code.matchAll(/(\w+)\s*:/g)].every(([, key]) =>
    /^(defaultOptions|queries|refetchOnWindowFocus|retry)$/.test(key!),
  ) && !/=>|\bfunction\b|Cache\(/.test(code);

/** What makes a page's path of its name does no more than the usual one: small letters, hyphens for spaces. */
export const isUsualPath = (code: string): boolean =>
  [...code.matchAll(/\.replace(?:All)?\(\s*(\/(?:\\.|[^/])+\/|["'][^"']*["'])/g)].every(
    ([, what]) => /^(\/( |\\s)\+?\/|["'] ["'])$/.test(what!),
  );

/** The page that `pages.config` begins with; its comments name others, as examples. */
export const declaredMainPage = (code: string): string | null =>
  /\bmainPage\s*:\s*["'](\w+)["']/.exec(code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))?.[1] ?? null;

/** It tells more of its pages than which there are, which is the first, and what stands around them. */
export const hasOwnGroups = (code: string): boolean => {
  const plain = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const [, keys = ''] = /\bpagesConfig\b[^=]*=\s*\{([^}]*)\}/.exec(plain) ?? [];
  return keys.split(',').some((item) => !/^\s*(?:(?:mainPage|Pages|Layout)\b|$)/.test(item));
};

/** The looks that a component knows: the keys of `variant` and `size` in its class lists. */
export function variantNames(code: string): string[] {
  return [...code.matchAll(/\b(?:variant|size)\s*:\s*\{/g)].flatMap(({ index, 0: opening }) =>
    keysOfTexts(code.slice(index + opening.length)),
  );
}

/** A text, a bracket, or a name with its colon. */
const TOKEN = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)(\s*:)?|[{}[\]()]|([\w$]+)\s*:/g;

/** The keys that have a text each, of an object whose bracket was opened before; what stands deeper is left out. */
function keysOfTexts(code: string): string[] {
  const keys: string[] = [];
  let key: string | null = null;
  let depth = 0;
  for (const [token, text, colon, name] of code.matchAll(TOKEN)) {
    if (/^[{[(]$/.test(token)) depth++;
    else if (/^[}\])]$/.test(token) && --depth < 0) break;
    else if (depth > 0) continue;
    else if (name !== undefined) key = name;
    else if (colon) key = text!.slice(1, -1);
    else if (text !== undefined && key !== null) keys.push(key);
    if (text !== undefined && !colon) key = null;
  }
  return keys;
}

/**
 * Classes that the usual copies of such components do not have: colors of the palette, of a number or of a variable,
 * where theirs are of the theme, and corners, borders, shadows, heights and type that stand out.
 */
const LOOK_MARK =
  /(?<=["'`\s:])(?:(?:bg|text|border|from|via|to|ring|fill|stroke|shadow)-(?:\[(?:#|(?:color:)?(?:var|hsla?|rgba?|oklch|color-mix)\()[^\]\s]+\]|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d+)|bg-gradient-to-\w+|bg-linear-to-\w+|rounded-(?:none|full|[23]xl)|font-(?:serif|mono|black|extrabold)|uppercase|italic|border-[48]|shadow-(?:2?xl|\[[^\]\s]+\])|backdrop-blur(?:-\w+)?|tracking-wider?|text-[3-9]xl|animate-(?:bounce|ping)|h-(?:1[2-9]|[2-9]\d))(?=["'`\s/])/gi;

/** A class of a color, and the color's name without how much of it there is. */
const COLORED =
  /(?<=["'`\s:])(?:bg|text|border(?:-[trblxyse])?|from|via|to|ring|fill|stroke|shadow|outline|decoration|accent|caret|divide)-([\w.-]+)(?=["'`\s/])/g;
/** Looks that are written beside the classes. */
const STYLED =
  /(?<=\bstyle=\{\{[^}]*)\b(?:color|background\w*|border\w*|boxShadow|font\w+)(?=['"]?\s*:)/g;

/** What makes a component look like no usual copy of it, in an app whose theme has these colors of its own. */
export const lookMarks = (code: string, ownColors: ReadonlySet<string>): string[] => [
  ...(code.match(LOOK_MARK) ?? []),
  ...(code.match(STYLED) ?? []),
  ...[...code.matchAll(COLORED)].flatMap(([mark, name]) => (ownColors.has(name!) ? [mark] : [])),
];

/** Props that the usual copies of such components take apart. */
const USUAL_PROPS = new Set(
  'className classNames children variant size asChild ref props type value checked inset side sideOffset align alignOffset position orientation decorative separator isActive index containerClassName shouldScaleBackground style id disabled showCloseButton delayDuration defaultValue min max spacing'.split(
    ' ',
  ),
);
const TAKEN_APART =
  /(?:\bfunction\s*\w*\s*|=\s*|\bforwardRef\w*(?:<[^>]*>)?\s*\(\s*)\(\s*\{([^{}]*)\}/g;

/** Props that a module's components take apart for themselves, beside those that every copy of them does. */
export const ownProps = (code: string): string[] =>
  [...code.matchAll(TAKEN_APART)]
    .flatMap(([, list]) => list!.split(','))
    .map((item) => item.trim().split(/[\s:=]/)[0]!)
    .filter((name) => /^[A-Za-z]\w*$/.test(name) && !USUAL_PROPS.has(name));
