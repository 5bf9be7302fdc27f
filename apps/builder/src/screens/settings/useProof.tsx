import { Anchor, Button, Input, Stack, Text } from '@mantine/core';
import type { Proof } from '@trellis/contract';
import { type ReactNode, useState } from 'react';
import { type ApiError, messageOf } from '../../session/api.ts';
import { usePerson } from '../../session/person.ts';
import { Digits } from '../../sign-in/Digits.tsx';
import { PasswordField } from '../../sign-in/PasswordField.tsx';
import { Resend } from '../../sign-in/Resend.tsx';
import { NoMail, useHasMail } from '../../ui/NoMail.tsx';

interface ProofFields {
  proof: Proof;
  fields: ReactNode;
  /** There is something to send. */
  isReady: boolean;
  clear(): void;
}

/**
 * Asks for what proves that it is still the same person: the password, or a code by mail, which is
 * all that people without a password are asked for.
 */
export function useProof(refusal: ApiError | null, hasPassword: boolean): ProofFields {
  const error = refusal?.fields.otp ?? refusal?.fields.password;
  const person = usePerson();
  const hasMail = useHasMail();
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mail = async () => setSaid((await person.own('sendCode')).message);
  const sendCode = async () => {
    setBusy(true);
    setFailure(null);
    await mail().catch((problem) => setFailure(messageOf(problem)));
    setBusy(false);
  };
  const clear = () => {
    setPassword('');
    setOtp('');
    setSaid(null);
    setFailure(null);
  };
  if (said)
    return {
      proof: { otp },
      isReady: otp.length === 6,
      clear,
      fields: (
        <Stack gap="xs" align="flex-start">
          <Input.Wrapper label={hasMail ? said : 'Code'} labelElement="div" error={error}>
            <Digits value={otp} onChange={setOtp} isWrong={error !== undefined} autoFocus />
          </Input.Wrapper>
          <NoMail what="The code" link="code" />
          <Resend send={mail} />
        </Stack>
      ),
    };
  const onSend = () => void sendCode();
  if (!hasPassword)
    return {
      proof: {},
      isReady: false,
      clear,
      fields: <CodeAlone busy={busy} onSend={onSend} failure={failure} />,
    };
  const fields = (
    <PasswordOrCode
      password={password}
      error={failure ?? error}
      onChange={setPassword}
      onSend={onSend}
    />
  );
  return { proof: { password }, isReady: true, clear, fields };
}

interface PasswordProps {
  password: string;
  error: string | undefined;
  onChange(password: string): void;
  onSend(): void;
}

function PasswordOrCode({ password, error, onChange, onSend }: PasswordProps) {
  const hasMail = useHasMail();
  return (
    <Stack gap={4}>
      <PasswordField label="Current password" value={password} onChange={onChange} error={error} />
      {hasMail && (
        <Anchor component="button" type="button" size="xs" ta="left" onClick={onSend}>
          Email me a code instead
        </Anchor>
      )}
    </Stack>
  );
}

interface CodeProps {
  busy: boolean;
  failure: string | null;
  onSend(): void;
}

/** What is asked of people without a password. */
function CodeAlone({ busy, failure, onSend }: CodeProps) {
  const hasMail = useHasMail();
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">
        You have no password here. A code {hasMail && 'by email '}confirms that it is you.
      </Text>
      <NoMail what="The code" link="code" />
      <Button variant="default" size="xs" loading={busy} onClick={onSend}>
        {hasMail ? 'Email me a code' : 'Ask for a code'}
      </Button>
      {failure && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {failure}
        </Text>
      )}
    </Stack>
  );
}
