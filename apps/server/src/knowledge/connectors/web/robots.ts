import robotsParser from 'robots-parser';
import { type Fetched, NotRead } from './fetched.ts';

/** The part of it that is used. It is a function, which its types do not say to modules of ES. */
const parse = robotsParser as unknown as (
  address: string,
  text: string,
) => {
  isAllowed(page: string, agent: string): boolean | undefined;
  getCrawlDelay(agent: string): number | undefined;
  getSitemaps(): string[];
};

/** What a site's robots.txt lets us read of it (RFC 9309). */
export interface Robots {
  mayRead(address: string): boolean;
  /** Milliseconds between two pages that it asks for; 0 for none. */
  delay: number;
  sitemaps: string[];
  /** Why nothing may be read, where it cannot be known what may. */
  unknown: string | null;
}

/** The name by which robots.txt addresses us. */
export const AGENT = 'TrellisBot';
/** Bytes of it that are read (RFC 9309, 2.5). */
export const MOST_ROBOTS = 512_000;
/** A site that asks for longer waits would never be read to its end. */
const LONGEST_DELAY = 10_000;

const ALL: Robots = { mayRead: () => true, delay: 0, sitemaps: [], unknown: null };
const nothing = (unknown: string): Robots => ({ ...ALL, mayRead: () => false, unknown });

/** Read from what was answered; without an answer, or with a server's fault, nothing may be read (RFC 9309, 2.3.1). */
export function robotsFrom(address: string, answer: Fetched | NotRead): Robots {
  if (answer instanceof NotRead) return nothing(answer.message);
  if (answer.status >= 500 || answer.status === 429)
    return nothing(`its robots.txt answers ${answer.status}`);
  if (answer.status >= 400) return ALL;
  const text = new TextDecoder().decode(answer.body.subarray(0, MOST_ROBOTS));
  const robots = parse(address, text);
  return {
    mayRead: (page) => robots.isAllowed(page, AGENT) ?? true,
    delay: Math.min(LONGEST_DELAY, (robots.getCrawlDelay(AGENT) ?? 0) * 1_000),
    sitemaps: robots.getSitemaps(),
    unknown: null,
  };
}
