import { Alert, Button, Stack, Text } from '@mantine/core';
import type { Proof } from '@trellis/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { usePerson } from '../../session/person.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useProof } from './useProof.tsx';

interface Props {
  hasPassword: boolean;
  /** What goes, and what stays. */
  warning: ReactNode;
  advice?: string;
  button: string;
  erase(proof: Proof): Promise<unknown>;
}

/** Deletes the own account for good, after a warning and a proof. */
export function DeleteAccount({ hasPassword, warning, advice, button, erase }: Props) {
  const person = usePerson();
  const [isOpen, setOpen] = useState(false);
  const { attempt, error, busy } = useAttempt();
  const { proof, fields, isReady } = useProof(error, hasPassword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await erase(proof);
      person.forget();
      window.location.assign(person.signInAddress);
    });
  };
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        c="var(--mantine-color-error)"
        onClick={() => setOpen(true)}
      >
        Delete my account
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Delete my account">
        <form onSubmit={submit} noValidate>
          <Stack>
            <Alert color="red">{warning}</Alert>
            {advice && <Text size="sm">{advice}</Text>}
            <Failure error={error} />
            {fields}
            <DialogFooter
              act={button}
              isBusy={busy}
              isDanger
              isOff={!isReady}
              keep="Keep my account"
              onClose={() => setOpen(false)}
            />
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
