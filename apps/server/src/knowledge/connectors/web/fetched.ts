/** What an address answered. */
export interface Fetched {
  /** Where it was in the end, after redirects. */
  address: string;
  status: number;
  /** Without parameters, in lower case. */
  type: string;
  body: Uint8Array;
  robots: string;
}

/** Why a page was not read, in words for whoever asked for it. */
export class NotRead extends Error {}
/** It leads to a page that is read by its own address, or was. */
export class KnownPage extends NotRead {}
