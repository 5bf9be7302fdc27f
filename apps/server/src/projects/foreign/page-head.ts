import { Parser } from 'htmlparser2';

/** What a project's `index.html` brings to every page, as far as it can be had here. */
export interface PageHead {
  /** For the beginning of the app's own style sheet. */
  css: string;
  /** What it says of itself to search engines. */
  description: string | null;
  /** Scripts in their order, and that of the module which draws the app among them. */
  scripts: PageScript[];
  /** Empty elements beside the app's own, which code draws dialogs into. */
  places: PagePlace[];
}

/** An element of a page, by the name that code finds it under. */
export interface PagePlace {
  id: string;
  classes: string;
}

/** A script of a page: one that another host or the project serves, or its text. */
export interface PageScript {
  src?: string;
  text?: string;
  /** The page waits for it. */
  waits: boolean;
  isModule: boolean;
}

type Attributes = Record<string, string>;

const FONTS = /^https:\/\/fonts\.googleapis\.com\/css/;
/** What is read of a page; a reader of HTML takes the longer for each tag, the more are open. */
const MOST = 200_000;

/** Reads fonts, styles, the direction of writing and scripts out of a page. */
export function readHead(html: string): PageHead {
  const fonts: string[] = [];
  const styles: string[] = [];
  const scripts: PageScript[] = [];
  const places: PagePlace[] = [];
  /** What is open around the next element, and the empty one that it may turn out to be. */
  const around: string[] = [];
  let empty: PagePlace | null = null;
  let [root, body, description]: [Attributes, Attributes, string | null] = [{}, {}, null];
  /** The style or script that is open. */
  let open: { name: string; attributes: Attributes; text: string } | null = null;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const { rel = '', href = '' } = attributes;
      if (name === 'html') root = attributes;
      else if (name === 'body') body = attributes;
      else if (name === 'link' && /^stylesheet/i.test(rel)) fonts.push(href);
      else if (name === 'meta' && /^description$/i.test(attributes.name ?? ''))
        description ??= attributes.content?.trim() || null;
      if (name === 'style' || name === 'script') open = { name, attributes, text: '' };
      empty = around.at(-1) === 'body' && name === 'div' ? placeOf(attributes) : null;
      around.push(name);
    },
    ontext: (text) => {
      if (open) open.text += text;
      if (text.trim() !== '') empty = null;
    },
    onclosetag: (name) => {
      around.pop();
      if (empty) places.push(empty);
      empty = null;
      if (open?.name !== name) return;
      const text = open.text.trim();
      if (name === 'style') styles.push(text);
      else scripts.push(...scriptOf(open.attributes, text));
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
    scripts,
    places,
  };
}

const placeOf = ({ id = '', ...attributes }: Attributes): PagePlace | null =>
  /^[\w-]+$/.test(id) && id !== 'root' ? { id, classes: namesOf(attributes) } : null;

const RUNS = /^(|module|(text|application)\/(java|ecma)script)$/i;

function scriptOf({ src, type = '', ...rest }: Attributes, text: string): PageScript[] {
  if (!RUNS.test(type)) return [];
  const isModule = type.toLowerCase() === 'module';
  if (src === undefined) return text === '' ? [] : [{ text, isModule, waits: false }];
  const address = src.startsWith('//') ? `https:${src}` : src.trim();
  if (/^(?!https?:)[a-z]+:/i.test(address)) return [];
  const waits = !isModule && rest.async === undefined && rest.defer === undefined;
  return [{ src: address, isModule, waits }];
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
