/** What of a row stands on its card, and the rest of it. */
export interface RowCard {
  title: string;
  /** Address of its picture, elsewhere. */
  picture: string | null;
  price: string | null;
  link: string | null;
  rest: { name: string; value: string }[];
}

const PICTURE = /image|photo|picture|thumbnail|cover|poster|bild|foto|imagen/i;
const PICTURE_FILE = /\.(?:jpe?g|png|webp|gif|avif)(?:\?\S*)?$/i;
const PRICE = /price|cost|fee\b|rate\b|rent\b|preis|prix|precio|prijs/i;
const TITLE = /^(?:title|name|product|headline|titel|nombre|nom|titre)$/i;
const LINK = /^(?:url|link|website|web ?site|web|page|homepage|permalink|web address)$/i;

/** A whole address of the web; null for anything else, however it begins. */
function webAddress(value: string): string | null {
  if (!/^https?:\/\/\S+$/i.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.username || url.password ? null : url.href;
}

/**
 * A row of a list as a card: which of its columns are picture, title, price and link is told by their names and by what
 * stands in them. Of `shown` columns alone, where some are named.
 */
export function rowCard(
  columns: readonly string[],
  cells: readonly string[],
  shown: readonly string[] | null = null,
): RowCard {
  const filled = columns
    .map((name, at) => ({ name, value: (cells[at] ?? '').trim() }))
    .filter(({ name, value }) => value !== '' && (!shown || shown.includes(name)));
  const taken = new Set<string>();
  const take = (is: (cell: { name: string; value: string }) => boolean): string | null => {
    const found = filled.find((cell) => !taken.has(cell.name) && is(cell));
    if (found) taken.add(found.name);
    return found?.value ?? null;
  };
  const picture = take(
    ({ name, value }) =>
      webAddress(value) !== null && (PICTURE.test(name) || PICTURE_FILE.test(value)),
  );
  const isAddress = ({ value }: { value: string }) => webAddress(value) !== null;
  const link = take((cell) => isAddress(cell) && LINK.test(cell.name.trim())) ?? take(isAddress);
  const title =
    take(({ name }) => TITLE.test(name.trim())) ??
    take(({ name, value }) => /\bname\b|\btitle\b/i.test(name) && value.length <= 200) ??
    take(({ value }) => /\p{L}/u.test(value) && value.length <= 200) ??
    '';
  const price = take(({ name, value }) => PRICE.test(name) && /\d/.test(value));
  return {
    title,
    picture: picture && webAddress(picture),
    price,
    link: link && webAddress(link),
    rest: filled.filter(({ name }) => !taken.has(name)),
  };
}
