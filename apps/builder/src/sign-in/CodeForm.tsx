import { Button, Input, Stack } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useAttempt } from '../ui/useAttempt.ts';
import { Digits } from './Digits.tsx';
import { Resend } from './Resend.tsx';

interface Props {
  button: string;
  enter(code: string): Promise<void>;
  resend(): Promise<unknown>;
}

/** Six digits from a mail; pasting fills all of them, the last one sends them. */
export function CodeForm({ button, enter, resend }: Props) {
  const [code, setCode] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const { attempt, error, busy, clear } = useAttempt();
  const send = (digits: string) =>
    attempt(async () => {
      try {
        await enter(digits);
      } catch (failure) {
        setCode('');
        first.current?.focus();
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
        <Input.Wrapper label="Code from the email" labelElement="div" error={error?.message}>
          <Digits
            ref={first}
            value={code}
            onChange={(digits) => {
              setCode(digits);
              if (error) clear();
              if (digits.length === 6) void send(digits);
            }}
            isWrong={error !== null}
            readOnly={busy}
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
