import { HOST_ECHO, HOST_FILE, MESSAGES } from '@trellis/contract';
import type { HostRecord } from '../db/index.ts';
import type { Outside } from './reach.ts';

/** A proof that is gone for this long ends the app's stay on the host: name servers have bad days. */
const GRACE_MS = 3 * 24 * 60 * 60 * 1_000;
const HOUR_MS = 60 * 60 * 1_000;

/** Without the port, which DNS knows nothing of. */
const nameOf = (host: string): string => host.replace(/:\d+$/, '');

/** What the builder puts where; one of the two is enough. */
export function proofOf({ host, secret }: Pick<HostRecord, 'host' | 'secret'>) {
  return {
    dns: { name: `_trellis.${nameOf(host)}`, value: `trellis-host=${secret}` },
    file: { address: `https://${host}${HOST_FILE}`, content: secret },
  };
}

export interface Finding {
  /** By which of the two; null where neither is there. */
  proof: 'dns' | 'file' | null;
  /** DNS could not be asked, so that a missing proof tells nothing. */
  isUnsure: boolean;
  isReached: boolean;
}

/** Looks for the proof of a host, and whether requests to it arrive. */
export async function findProof(
  outside: Outside,
  appId: string,
  record: HostRecord,
): Promise<Finding> {
  const { dns, file } = proofOf(record);
  const [records, text, echo] = await Promise.all([
    outside.txt(dns.name),
    outside.file(record.host, HOST_FILE),
    record.verifiedAt ? outside.file(record.host, HOST_ECHO) : null,
  ]);
  const proof = records?.includes(dns.value) ? 'dns' : text === file.content ? 'file' : null;
  return { proof, isUnsure: records === null, isReached: echo === appId };
}

/** The record after a check. */
export function afterCheck(record: HostRecord, found: Finding, now: Date): HostRecord {
  const checkedAt = now.toISOString();
  const seen = { ...record, checkedAt, isReached: found.isReached };
  if (found.proof)
    return {
      ...seen,
      verifiedAt: record.verifiedAt ?? checkedAt,
      lostAt: null,
      missingSince: null,
      problem: found.isReached ? null : MESSAGES.hostAway,
    };
  if (!record.verifiedAt) return { ...seen, problem: MESSAGES.hostNoProof };
  if (found.isUnsure) return seen;
  const missingSince = record.missingSince ?? checkedAt;
  if (now.getTime() - Date.parse(missingSince) >= GRACE_MS)
    return { ...seen, verifiedAt: null, lostAt: checkedAt, problem: MESSAGES.hostNoProof };
  return { ...seen, missingSince, problem: MESSAGES.hostLosing };
}

/** Whether a host is to be looked at again: often at first, and at least every hour. */
export function isDue({ setAt, checkedAt }: HostRecord, now: number): boolean {
  if (!checkedAt) return true;
  const age = Date.parse(checkedAt) - Date.parse(setAt);
  return now - Date.parse(checkedAt) >= Math.min(HOUR_MS, age / 4);
}
