import { Anchor, Input, PinInput, Stack } from '@mantine/core';
import { ownCalls, type Proof } from '@trellis/contract';
import { type ReactNode, useState } from 'react';
import { PasswordField } from '../../door/PasswordField.tsx';
import { api, messageOf } from '../../session/api.ts';

/** Asks for what proves that it is still the same person: the password, or a code by mail for those who have none. */
export function useProof(error?: string): { proof: Proof; fields: ReactNode; clear(): void } {
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const sendCode = async () => {
    try {
      setSaid((await api(ownCalls.sendCode.builder)).message);
    } catch (failure) {
      setSaid(messageOf(failure));
    }
  };
  const proof: Proof = said ? { otp } : { password };
  const fields = said ? (
    <Input.Wrapper label={said} labelElement="div" error={error}>
      <PinInput
        length={6}
        type="number"
        oneTimeCode
        inputMode="numeric"
        getInputProps={(index) => ({ 'aria-label': `Digit ${index + 1} of the code` })}
        value={otp}
        onChange={setOtp}
        mt={4}
      />
    </Input.Wrapper>
  ) : (
    <Stack gap={4}>
      <PasswordField
        label="Current password"
        value={password}
        onChange={setPassword}
        error={error}
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
    },
  };
}
