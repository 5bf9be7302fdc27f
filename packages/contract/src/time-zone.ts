import { z } from 'zod';

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** A time zone by its name in the IANA database. */
export const TimeZone = z.string().max(60).refine(isZone, 'There is no such time zone');
