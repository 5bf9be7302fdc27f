import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { MESSAGES, type Proof, type User } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { inWords } from '../../session/api.ts';
import { usePerson } from '../../session/person.ts';
import { CodeForm } from '../../sign-in/CodeForm.tsx';
import { EmailField } from '../../sign-in/EmailField.tsx';
import { Unproved } from '../../sign-in/Unproved.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { NoMail, useHasMail } from '../../ui/NoMail.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { Card } from './Card.tsx';
import { useProof } from './useProof.tsx';

type Step = { kind: 'idle' | 'asking' } | { kind: 'code' | 'done'; said: string };

interface Props {
  user: Pick<User, 'email'>;
  hasPassword: boolean;
  isVerified: boolean;
}

/** Another e-mail address: the new one proves itself by a code before it takes over. */
export function EmailCard({ user, hasPassword, isVerified }: Props) {
  const person = usePerson();
  const hasMail = useHasMail();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const [newEmail, setNewEmail] = useState('');
  const { attempt, error, busy, clear: forget } = useAttempt();
  const { proof, fields, isReady, clear } = useProof(error, hasPassword);
  const cancel = () => {
    setStep({ kind: 'idle' });
    setNewEmail('');
    forget();
    clear();
  };
  const ask = async (proven: Proof) => {
    const work = person.own('changeEmail', { ...proven, newEmail, continueUrl: person.here });
    const { message } = await inWords(MESSAGES.emailChangeFailed, work);
    setStep({ kind: 'code', said: message });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => ask(proof));
  };
  const complete = async (otp: string) => {
    const work = person.own('completeEmailChange', { newEmail, otp });
    const { message } = await inWords(MESSAGES.emailChangeFailed, work);
    await person.changed();
    clear();
    setStep({ kind: 'done', said: message });
  };
  return (
    <Card title="Email">
      {step.kind === 'done' && <Alert color="leaf">{step.said}</Alert>}
      {(step.kind === 'idle' || step.kind === 'done') && (
        <Group justify="space-between">
          <Text size="sm">{user.email}</Text>
          <Button variant="default" onClick={() => setStep({ kind: 'asking' })}>
            Change
          </Button>
        </Group>
      )}
      {!isVerified && step.kind === 'idle' && <Unproved email={user.email} next={person.here} />}
      {step.kind === 'asking' && (
        <form onSubmit={submit} noValidate>
          <Stack gap="sm">
            <Failure error={error} />
            <EmailField
              label="New email"
              isOther
              value={newEmail}
              onChange={setNewEmail}
              error={error?.fields.newEmail ?? error?.fields.email}
              autoFocus
            />
            {fields}
            <Group>
              <Button type="submit" loading={busy} disabled={!isReady}>
                Change my address
              </Button>
              <Button variant="default" onClick={cancel}>
                Cancel
              </Button>
            </Group>
          </Stack>
        </form>
      )}
      {step.kind === 'code' && (
        <>
          <Text size="sm">
            {hasMail ? step.said : `${newEmail} needs confirming with a link or a code.`}
          </Text>
          <NoMail what="The email with both" />
          {/* The proof that was given is good for sending it again. */}
          <CodeForm button="Use the new address" enter={complete} resend={() => ask({})} />
        </>
      )}
    </Card>
  );
}
