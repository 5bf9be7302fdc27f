import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { accountCalls } from '@trellis/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ApiError, api, messageOf } from '../../session/api.ts';
import { safePath } from '../../session/goto.ts';
import { enter, refresh, useSession } from '../../session/session.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';
import { forgetAccount } from '../../ui/useAccount.ts';
import { useCapsLock } from '../../ui/useCapsLock.ts';

/** Signing in and signing up, on one page; what was typed stays when people change their mind. */
export function LoginScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const [mode, setMode] = useState<'in' | 'up'>(params.get('mode') === 'up' ? 'up' : 'in');
  const [isFirst, setFirst] = useState(false);
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const caps = useCapsLock();
  const next = safePath(params.get('next') ?? params.get('continueUrl'), '/home');

  useEffect(() => {
    if (session.kind === 'unknown') void refresh();
    api(accountCalls.installation)
      .then(({ hasAccounts }) => {
        setFirst(!hasAccounts);
        if (!hasAccounts) setMode('up');
      })
      .catch((failure) => setError(new ApiError(0, messageOf(failure))));
  }, [session.kind]);
  // The public client's habit (ruling 13): its sign-in link leads to the login of that app.
  const appId = params.get('app_id');
  if (appId && /^[0-9a-f]{24}$/.test(appId))
    return (
      <Navigate
        to={`/apps/${appId}/login?nextUrl=${encodeURIComponent(params.get('from_url') ?? '')}`}
        replace
      />
    );
  if (session.kind === 'in' && !busy) return <Navigate to={next} replace />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const body = { email, password };
      const fresh =
        mode === 'in'
          ? await api(accountCalls.signIn, { body })
          : await api(accountCalls.signUp, { body: { ...body, name } });
      forgetAccount();
      enter(fresh);
      navigate(
        fresh.user.emailVerified
          ? next
          : `/auth/verifyEmail?continueUrl=${encodeURIComponent(next)}`,
        { replace: true },
      );
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError(0, messageOf(failure)));
      setBusy(false);
    }
  };

  const isUp = mode === 'up';
  return (
    <AuthPage
      title={isUp ? 'Create your account' : 'Welcome back'}
      hint={
        isUp && isFirst
          ? 'You are the first one here, so this account will look after the installation.'
          : isUp
            ? 'Describe an app and watch it grow.'
            : 'Sign in to go on building.'
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          {error && Object.keys(error.fields).length === 0 && (
            <Alert color="red" role="alert">
              {error.message}
            </Alert>
          )}
          {isUp && (
            <TextInput
              label="Name"
              autoComplete="name"
              value={name}
              onChange={(e) => setName(e.currentTarget.value)}
            />
          )}
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={(e) => setEmail(e.currentTarget.value)}
            error={error?.fields.email}
            required
            autoFocus
          />
          <PasswordInput
            label="Password"
            description={isUp ? 'At least eight characters' : undefined}
            autoComplete={isUp ? 'new-password' : 'current-password'}
            value={password}
            onChange={(e) => setPassword(e.currentTarget.value)}
            onKeyUp={caps.onKeyUp}
            error={error?.fields.password ?? caps.hint}
            visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
            required
          />
          <Button type="submit" loading={busy} mt={4} fullWidth>
            {isUp ? 'Create account' : 'Sign in'}
          </Button>
          <Text size="sm" c="dimmed" ta="center">
            {isUp ? 'Already have an account?' : 'New here?'}{' '}
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => {
                setMode(isUp ? 'in' : 'up');
                setError(null);
              }}
            >
              {isUp ? 'Sign in' : 'Create an account'}
            </Anchor>
          </Text>
        </Stack>
      </form>
    </AuthPage>
  );
}
