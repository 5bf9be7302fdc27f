import { Button, Input, PinInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Failure } from './Failure.tsx';
import { Resend } from './Resend.tsx';
import { useAttempt } from './useAttempt.ts';

interface Props {
  button: string;
  enter(code: string): Promise<void>;
  resend(): Promise<unknown>;
}

/** Six digits from a mail; pasting fills all of them, the last one sends them. */
export function CodeForm({ button, enter, resend }: Props) {
  const [code, setCode] = useState('');
  const { attempt, error, busy, clear } = useAttempt();
  const send = (digits: string) =>
    attempt(async () => {
      try {
        await enter(digits);
      } catch (failure) {
        setCode('');
        throw failure;
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Failure error={error} />
        <Input.Wrapper label="Code from the mail" labelElement="div">
          <PinInput
            length={6}
            type="number"
            oneTimeCode
            inputMode="numeric"
            getInputProps={(index) => ({ 'aria-label': `Digit ${index + 1} of the code` })}
            value={code}
            onChange={(digits) => {
              setCode(digits);
              if (error) clear();
            }}
            onComplete={(digits) => void send(digits)}
            error={error !== null}
            disabled={busy}
            size="md"
            mt={4}
            autoFocus
          />
        </Input.Wrapper>
        <Button type="submit" loading={busy} disabled={code.length < 6} fullWidth>
          {button}
        </Button>
        <Resend send={resend} />
      </Stack>
    </form>
  );
}
