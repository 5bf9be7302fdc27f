import type { FaultCode } from '../protocol.ts';

/** The file's own fault, or more of it than is read: answered to whoever sent it. */
export class Fault extends Error {
  override name = 'Fault';
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const broken = (message: string, cause?: unknown): Fault =>
  new Fault('broken', message, { cause });

/** Refuses what is above a limit. */
export function within(count: number, most: number, words: string): void {
  if (count > most) throw new Fault('too_much', words);
}
