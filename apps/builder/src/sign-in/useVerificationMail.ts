import type { MailFate } from '@trellis/contract';
import { usePerson } from '../session/person.ts';
import { useRead } from '../session/query.ts';

const TROUBLES = {
  late: (email: string) =>
    `Our email to ${email} is delayed: no mail server has taken it yet. We’ll keep trying.`,
  undelivered: (email: string) =>
    `Our last email to ${email} could not be delivered. Check whether the address is right.`,
};

/** How long it takes until a mail server that does not answer is known to. */
const KNOWN_MS = 15_000;

/** The mail by which the person proves their address: what became of it, and another one. */
export function useVerificationMail(when: boolean) {
  const person = usePerson();
  const { value, reload } = useRead(
    ['verificationMail', person.here],
    () => person.own('verificationMail'),
    { when, onReturn: true, every: KNOWN_MS },
  );
  const fate: MailFate = value?.fate ?? null;
  return {
    /** What the person is told in place of that it was sent; null while nothing speaks against that. */
    trouble: (email: string) => fate && TROUBLES[fate](email),
    reload,
    /** Sends another, of which nothing is known yet. */
    again: async (continueUrl: string) => {
      await person.own('sendVerification', { continueUrl });
      await reload();
    },
  };
}
