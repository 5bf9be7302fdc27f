/** What a project's `index.html` brings to every page, as far as it can be had here. */
export interface PageHead {
  /** For the beginning of the app's own style sheet. */
  css: string;
  /** What it says of itself to search engines. */
  description: string | null;
  /** Addresses of scripts that other hosts serve. */
  scripts: string[];
  /** There is code in the page itself. */
  hasCode: boolean;
}

const FONTS = /^https:\/\/fonts\.googleapis\.com\/css/;

/** Reads fonts, styles and the direction of writing out of a page; its scripts are named, not taken. */
export function readHead(html: string): PageHead {
  const page = html.replace(/<!--[\s\S]*?-->/g, '');
  const links = [...page.matchAll(/<link\b[^>]*>/gi)].map(([tag]) => tag);
  const fonts = links
    .filter((tag) => /\brel=["']?stylesheet/i.test(tag))
    .flatMap((tag) => attribute(tag, 'href') ?? [])
    .filter((address) => FONTS.test(address) && !/["')\\\s]/.test(address));
  const [root = ''] = /<html\b[^>]*>/i.exec(page) ?? [];
  const [body = ''] = /<body\b[^>]*>/i.exec(page) ?? [];
  const styles = [...page.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text]) =>
    text!.trim(),
  );
  const tags = [...page.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/gi)];
  const scripts = tags.flatMap(([, tag]) => attribute(tag!, 'src') ?? []);
  const hasCode = tags.some(
    ([, tag, code]) => code!.trim() !== '' && !/\btype=["']?application\//i.test(tag!),
  );
  return {
    css: [
      ...fonts.map((address) => `@import url('${address.replaceAll('&amp;', '&')}');\n`),
      rootRules(root),
      bodyRules(body),
      ...styles.map((text) => `${text}\n`),
    ].join(''),
    description: descriptionOf(page),
    scripts: scripts.filter((address) => /^(https?:)?\/\//.test(address)),
    hasCode,
  };
}

function descriptionOf(page: string): string | null {
  const [tag] = /<meta\b[^>]*\bname=["']description["'][^>]*>/i.exec(page) ?? [];
  const text = tag && attribute(tag, 'content')?.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  return text?.trim() || null;
}

/** The page's language, direction and classes, as the runtime reads them out of a sheet (`page-setup.ts`). */
function rootRules(tag: string): string {
  const language = attribute(tag, 'lang')?.trim() ?? '';
  const classes = namesOf(tag);
  const rules = [
    attribute(tag, 'dir')?.toLowerCase() === 'rtl' ? 'direction: rtl;' : '',
    /^[\w-]{2,20}$/.test(language) && language !== 'en' ? `--page-language: ${language};` : '',
    classes ? `--page-classes: ${classes};` : '',
  ].filter(Boolean);
  return rules.length > 0 ? `:root { ${rules.join(' ')} }\n` : '';
}

function bodyRules(tag: string): string {
  const classes = namesOf(tag);
  return classes ? `body { @apply ${classes}; }\n` : '';
}

const namesOf = (tag: string): string =>
  (attribute(tag, 'class') ?? '')
    .split(/\s+/)
    .filter((name) => /^[\w:./[\]#%-]+$/.test(name))
    .join(' ');

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean);
