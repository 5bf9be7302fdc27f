import { Anchor, Button, Divider, Stack, Text } from '@mantine/core';
import { IconBrandGoogle, IconMail } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { enter } from '../session/session.ts';
import { AuthPage } from '../ui/AuthPage.tsx';
import { useMailDelay } from '../ui/NoMail.tsx';
import { CodeForm } from './CodeForm.tsx';
import { earlyAtFirst, earlySession, takeEarly } from './early/taken.ts';
import { MailForm } from './MailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { SignInWays } from './ways.ts';
import { BUTTONS, BY_GOOGLE, BY_MAIL, type Hints, OR, TITLES } from './words.ts';

export type SignInMode = 'in' | 'up' | 'link' | 'code' | 'forgot' | 'sent';

interface Props {
  ways: SignInWays;
  mode: SignInMode;
  onMode(mode: SignInMode): void;
  canSignUp: boolean;
  hasGoogle: boolean;
  /** Whether mails leave the house: without them nobody is offered a link, and who forgot a password is told whom to ask. */
  hasMail: boolean;
  /** Somebody may have forgotten a password: not where nobody has an account yet. */
  hasAccounts?: boolean;
  hints: Hints;
  brand?: ReactNode;
  footer?: ReactNode;
  /** Where the session itself does not lead on. */
  onIn?(): void;
}

/** Every way in, on one page; the address that was typed stays when people change their mind. */
export function SignIn({
  ways,
  mode,
  onMode,
  canSignUp,
  hasGoogle,
  hasMail,
  hasAccounts = true,
  hints,
  brand,
  footer,
  onIn,
}: Props) {
  const [early, setEarly] = useState(earlyAtFirst);
  const [email, setEmail] = useState('');
  useLayoutEffect(() => {
    const typed = takeEarly();
    if (!typed) return;
    setEarly(typed);
    setEmail(typed.email);
    if (typed.mode !== mode) onMode(typed.mode);
    // Whoever pressed the button there, too, is in as soon as that is answered.
    void earlySession().then((session) => session && enter(session));
  }, [mode, onMode]);
  const [said, setSaid] = useState('');
  const mail = async (send: (email: string) => Promise<string>, then: SignInMode) => {
    setSaid(await send(email));
    onMode(then);
  };
  const sendLink = () => mail(ways.sendLink, 'code');
  const delay = useMailDelay(ways.appId, hasMail && (mode === 'code' || mode === 'sent'));
  const hint = {
    in: hints.in,
    up: hints.up,
    link: 'We’ll email you a link and a code. No password needed.',
    code: `${delay ?? `${said}.`} Use the link in the email, or type its code here.`,
    forgot: hasMail
      ? 'We’ll email you a link to choose a new one.'
      : 'Email isn’t set up: the link will be in the mail outbox of this installation’s admin, who can share it with you.',
    sent: hasMail
      ? [said, delay].filter(Boolean).join('. ')
      : 'Email isn’t set up. If there is an account with this address, the link is in the mail outbox of this installation’s admin: ask them for it.',
  }[mode];
  const title = mode === 'sent' && !hasMail ? 'Ask for your link' : TITLES[mode];
  const isPassword = mode === 'in' || mode === 'up';
  return (
    <AuthPage title={title} hint={hint} brand={brand}>
      <Stack gap="sm">
        {isPassword && (
          <PasswordForm
            key={early.focused}
            ways={ways}
            isUp={mode === 'up'}
            early={early}
            email={email}
            onEmail={setEmail}
            onForgot={hasAccounts ? () => onMode('forgot') : null}
            onIn={() => onIn?.()}
          />
        )}
        {mode === 'link' && (
          <MailForm button="Email me the link" email={email} onEmail={setEmail} send={sendLink} />
        )}
        {mode === 'forgot' && (
          <MailForm
            button={hasMail ? 'Send me the link' : 'Ask for the link'}
            email={email}
            onEmail={setEmail}
            send={() => mail(ways.sendReset, 'sent')}
          />
        )}
        {mode === 'code' && (
          <CodeForm
            button="Sign in"
            enter={async (code) => {
              await ways.enterCode(email, code);
              onIn?.();
            }}
            resend={() => ways.sendLink(email)}
          />
        )}
        {isPassword && (hasGoogle || hasMail) && <Divider label={OR} labelPosition="center" />}
        {isPassword && hasGoogle && (
          <Button
            component="a"
            href={ways.google}
            variant="default"
            leftSection={<IconBrandGoogle size={16} />}
          >
            {BY_GOOGLE}
          </Button>
        )}
        {isPassword && hasMail && (
          <Button
            variant="default"
            leftSection={<IconMail size={16} />}
            onClick={() => onMode('link')}
          >
            {BY_MAIL}
          </Button>
        )}
        <Others mode={mode} canSignUp={canSignUp} onMode={onMode} />
        {footer}
      </Stack>
    </AuthPage>
  );
}

function Others({ mode, canSignUp, onMode }: Pick<Props, 'mode' | 'canSignUp' | 'onMode'>) {
  const to = mode === 'in' ? 'up' : 'in';
  const { question, other } =
    mode === 'in' || mode === 'up' ? BUTTONS[mode] : { question: '', other: 'Back to sign-in' };
  if (to === 'up' && !canSignUp) return null;
  return (
    <Text size="sm" c="dimmed" ta="center">
      {question}{' '}
      <Anchor component="button" type="button" size="sm" onClick={() => onMode(to)}>
        {other}
      </Anchor>
    </Text>
  );
}
