/** An app's `globals.css`, made fit to follow the kit's theme. */
export interface Globals {
  css: string;
  /** `@import url(…)` lines, such as fonts: they have to come first of all. */
  imports: string[];
  /** Other sheets that it takes: of packages, and of the app. */
  sheets: string[];
}

/** Where pages take packages from that no bundler gives them. */
const DELIVERED =
  /^https:\/\/(?:unpkg\.com|cdn\.jsdelivr\.net\/npm|esm\.sh)\/((?:@[\w.-]+\/)?[\w.-]+)(?:@[\w.^~-]+)?\/([\w./-]+\.css)$/;

/** Takes out what the theme brings already, and what would reach outside of the app. */
export function prepareGlobals(text: string): Globals {
  const imports: string[] = [];
  const sheets: string[] = [];
  const css = text
    .replace(/@import\s+(url\([^)]*\)|["'][^"']+["'])([^;]*);?/g, (whole, target: string) => {
      const address = /^url\(\s*["']?|^["']/.test(target)
        ? target.replace(/^url\(\s*["']?|["']?\s*\)$|^["']|["']$/g, '')
        : target;
      const [, name, path] = DELIVERED.exec(address) ?? [];
      if (name && path) sheets.push(`${name}/${path}`);
      else if (/\.css$/.test(address) && !/^(https?:)?\/\//.test(address)) sheets.push(address);
      else if (/^https:\/\//.test(address)) imports.push(whole.endsWith(';') ? whole : `${whole};`);
      return blank(whole);
    })
    .replace(/@tailwind\s+[\w-]+\s*;?/g, blank)
    // Classes of the app's own stand behind Tailwind's, which are in no layer.
    .replace(/@layer\s+utilities\s*\{/g, '@media all {')
    .replace(/@(?:config|plugin|source(?!\s+inline\())\s+[^;{]*;/g, blank);
  return { css, imports, sheets };
}

/** Keeps the count of lines, for the places of errors. */
const blank = (text: string): string => text.replace(/[^\n]/g, '');
