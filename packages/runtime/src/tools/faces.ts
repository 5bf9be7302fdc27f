/**
 * The typefaces that are on the screen, as a style sheet that needs nothing beside itself: a picture is drawn where none
 * is loaded, and in another typeface a text is wider than the place that it had.
 */
export async function shownFaces(
  read: (address: string) => Promise<string | null>,
): Promise<string> {
  const shown = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(keyOf));
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const rules = sheets.flatMap((sheet) => facesIn(rulesOf(sheet)));
  const texts = await Promise.all(
    rules.filter((rule) => shown.has(keyOf(ofRule(rule)))).map((rule) => whole(rule, read)),
  );
  return texts.join('\n');
}

type Face = Pick<FontFace, 'family' | 'weight' | 'style' | 'unicodeRange'>;

const keyOf = ({ family, weight, style, unicodeRange }: Face): string =>
  [family.replace(/["']/g, ''), weight, style, unicodeRange.replace(/\s/g, '')].join('|');

function ofRule({ style }: CSSFontFaceRule): Face {
  const said = (name: string, otherwise: string) => style.getPropertyValue(name) || otherwise;
  return {
    family: said('font-family', ''),
    weight: said('font-weight', 'normal'),
    style: said('font-style', 'normal'),
    unicodeRange: said('unicode-range', 'U+0-10FFFF'),
  };
}

/** A style sheet of elsewhere does not say what is in it. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

const facesIn = (rules: readonly CSSRule[]): CSSFontFaceRule[] =>
  rules.flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    if (rule instanceof CSSImportRule)
      return rule.styleSheet ? facesIn(rulesOf(rule.styleSheet)) : [];
    return rule instanceof CSSGroupingRule ? facesIn([...rule.cssRules]) : [];
  });

/** A rule with the bytes of its file in place of the address; '' where they cannot be had. */
async function whole(
  rule: CSSFontFaceRule,
  read: (address: string) => Promise<string | null>,
): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (!address || address.startsWith('data:')) return rule.cssText;
  const bytes = await read(new URL(address, rule.parentStyleSheet?.href ?? document.baseURI).href);
  return bytes === null ? '' : rule.cssText.replace(address, bytes);
}
