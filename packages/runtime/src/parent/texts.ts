import type { CodeParcel } from '../messages.ts';

const texts = new Map<string, Promise<string>>();

/** A file's text. The files are immutable, so that one fetch in the life of the page is enough. */
export function fetchText(address: string): Promise<string> {
  const known = texts.get(address);
  if (known) return known;
  const fetched = fetchOnce(address);
  texts.set(address, fetched);
  fetched.catch(() => texts.delete(address));
  return fetched;
}

/** What came by another way needs no fetch. */
export function keepTexts(known: Record<string, string>): void {
  for (const [address, text] of Object.entries(known)) texts.set(address, Promise.resolve(text));
}

async function fetchOnce(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`The file ${address} could not be fetched (${response.status})`);
  return response.text();
}

/** The names with their addresses, and the texts behind those that are `wanted`: by a frame too, so own names alone. */
export async function parcel(
  names: Record<string, string>,
  wanted: Iterable<string>,
): Promise<CodeParcel> {
  const addresses = new Set(
    [...wanted].flatMap((name) => (Object.hasOwn(names, name) ? names[name]! : [])),
  );
  const fetched = await Promise.all(
    [...addresses].map(async (address) => [address, await fetchText(address)] as const),
  );
  return { modules: [], names, texts: Object.fromEntries(fetched) };
}
