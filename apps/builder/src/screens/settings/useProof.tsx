import { Anchor, Input, Stack } from '@mantine/core';
import { ownCalls, type Proof } from '@trellis/contract';
import { type ReactNode, useState } from 'react';
import { Digits } from '../../door/Digits.tsx';
import { PasswordField } from '../../door/PasswordField.tsx';
import { type ApiError, api, messageOf } from '../../session/api.ts';

/** Asks for what proves that it is still the same person: the password, or a code by mail for those who have none. */
export function useProof(refusal: ApiError | null): {
  proof: Proof;
  fields: ReactNode;
  clear(): void;
} {
  const error = refusal?.fields.otp ?? refusal?.fields.password;
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sendCode = async () => {
    setFailure(null);
    try {
      setSaid((await api(ownCalls.sendCode.builder)).message);
    } catch (problem) {
      setFailure(messageOf(problem));
    }
  };
  const proof: Proof = said ? { otp } : { password };
  const fields = said ? (
    <Input.Wrapper label={said} labelElement="div" error={error}>
      <Digits value={otp} onChange={setOtp} isWrong={error !== undefined} />
    </Input.Wrapper>
  ) : (
    <Stack gap={4}>
      <PasswordField
        label="Current password"
        value={password}
        onChange={setPassword}
        error={failure ?? error}
      />
      <Anchor component="button" type="button" size="xs" ta="left" onClick={() => void sendCode()}>
        No password? Mail me a code instead
      </Anchor>
    </Stack>
  );
  return {
    proof,
    fields,
    clear() {
      setPassword('');
      setOtp('');
      setSaid(null);
      setFailure(null);
    },
  };
}
