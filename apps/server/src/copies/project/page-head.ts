/** What a project's `index.html` brings to every page, as far as it can be had here. */
export interface PageHead {
  /** For the beginning of the app's own style sheet. */
  css: string;
  /** Addresses of scripts that other hosts serve. */
  scripts: string[];
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
  const direction =
    attribute(root, 'dir')?.toLowerCase() === 'rtl' ? ':root { direction: rtl; }\n' : '';
  const styles = [...page.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text]) =>
    text!.trim(),
  );
  const scripts = [...page.matchAll(/<script\b[^>]*>/gi)].flatMap(
    ([tag]) => attribute(tag, 'src') ?? [],
  );
  return {
    css: [
      ...fonts.map((address) => `@import url('${address.replaceAll('&amp;', '&')}');\n`),
      direction,
      ...styles.map((text) => `${text}\n`),
    ].join(''),
    scripts: scripts.filter((address) => /^(https?:)?\/\//.test(address)),
  };
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean);
