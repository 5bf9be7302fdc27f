import { Parser } from 'htmlparser2';

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

type Attributes = Record<string, string>;

const FONTS = /^https:\/\/fonts\.googleapis\.com\/css/;
/** What is read of a page; a reader of HTML takes the longer for each tag, the more are open. */
const MOST = 200_000;

/** Reads fonts, styles and the direction of writing out of a page; its scripts are named, not taken. */
export function readHead(html: string): PageHead {
  const fonts: string[] = [];
  const styles: string[] = [];
  const scripts: string[] = [];
  let [root, body, description]: [Attributes, Attributes, string | null] = [{}, {}, null];
  let hasCode = false;
  /** The style or script that is open. */
  let open: { name: string; isData: boolean; text: string } | null = null;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const { rel = '', href = '', src = '', type = '' } = attributes;
      if (name === 'html') root = attributes;
      else if (name === 'body') body = attributes;
      else if (name === 'link' && /^stylesheet/i.test(rel)) fonts.push(href);
      else if (name === 'meta' && /^description$/i.test(attributes.name ?? ''))
        description ??= attributes.content?.trim() || null;
      else if (name === 'script' && src) scripts.push(src);
      if (name === 'style' || name === 'script')
        open = { name, isData: /^application\//i.test(type), text: '' };
    },
    ontext: (text) => {
      if (open) open.text += text;
    },
    onclosetag: (name) => {
      if (open?.name !== name) return;
      const text = open.text.trim();
      if (name === 'style') styles.push(text);
      else hasCode ||= text !== '' && !open.isData;
      open = null;
    },
  });
  parser.end(html.slice(0, MOST));
  return {
    css: [
      ...fonts
        .filter((address) => FONTS.test(address) && !/["')\\\s]/.test(address))
        .map((address) => `@import url('${address}');\n`),
      rootRules(root),
      bodyRules(body),
      ...styles.map((text) => `${text}\n`),
    ].join(''),
    description,
    scripts: scripts.filter((address) => /^(https?:)?\/\//.test(address)),
    hasCode,
  };
}

/** The page's language, direction and classes, as the runtime reads them out of a sheet (`page-setup.ts`). */
function rootRules({ lang = '', dir = '', ...root }: Attributes): string {
  const language = lang.trim();
  const classes = namesOf(root);
  const rules = [
    dir.toLowerCase() === 'rtl' ? 'direction: rtl;' : '',
    /^[\w-]{2,20}$/.test(language) && language !== 'en' ? `--page-language: ${language};` : '',
    classes ? `--page-classes: ${classes};` : '',
  ].filter(Boolean);
  return rules.length > 0 ? `:root { ${rules.join(' ')} }\n` : '';
}

function bodyRules(body: Attributes): string {
  const classes = namesOf(body);
  return classes ? `body { @apply ${classes}; }\n` : '';
}

const namesOf = ({ class: names = '' }: Attributes): string =>
  names
    .split(/\s+/)
    .filter((name) => /^[\w:./[\]#%-]+$/.test(name))
    .join(' ');
