import { Anchor } from '@mantine/core';
import { accountCalls, PAYMENT_TEXTS } from '@trellis/contract';
import { useCall } from '../../../session/query.ts';
import { Confirming } from '../../../ui/Confirming.tsx';

/** Asks before another product is sold: whoever paid for the one before may be out (spec 1, section 8). */
export function ProductChange({ work, onClose }: { work(): Promise<void>; onClose(): void }) {
  const { value } = useCall(accountCalls.installation);
  const email = value?.supportEmail;
  return (
    <Confirming title="Change the product?" button="Change it" work={work} onClose={onClose}>
      {PAYMENT_TEXTS.productChange}
      {email && (
        <>
          {' '}
          For help, write to{' '}
          <Anchor href={`mailto:${email}`} inherit>
            {email}
          </Anchor>
          .
        </>
      )}
    </Confirming>
  );
}
