import {
  Alert,
  Anchor,
  Button,
  Center,
  PasswordInput,
  Skeleton,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { runtimeCalls } from '@trellis/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError, addressOf, errorOf, messageOf } from '../../session/api.ts';
import { safePath } from '../../session/goto.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';
import { useCapsLock } from '../../ui/useCapsLock.ts';

interface Info {
  name: string;
  slug: string;
  isSignupEnabled: boolean;
  supportEmail: string | null;
}

/** The sign-in of one app's end users, under the app's own name. */
export function AppLoginScreen() {
  const { appId = '' } = useParams();
  const [params] = useSearchParams();
  const [info, setInfo] = useState<Info | null>(null);
  const [mode, setMode] = useState<'in' | 'up'>('in');
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const caps = useCapsLock();
  useEffect(() => {
    call<Info>(runtimeCalls.loginInfo.path, appId)
      .then((loaded) => {
        setInfo(loaded);
        document.title = loaded.name;
      })
      .catch((failure) =>
        setError(failure instanceof ApiError ? failure : new ApiError(0, messageOf(failure))),
      );
  }, [appId]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const path = mode === 'in' ? runtimeCalls.appLogin.path : runtimeCalls.appRegister.path;
      await call(path, appId, { email, password, name });
      window.location.assign(safePath(params.get('nextUrl'), `/app/${info?.slug ?? ''}`));
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError(0, messageOf(failure)));
      setBusy(false);
    }
  };
  if (!info && error)
    return (
      <AuthPage title="There is no such app" hint={error.message}>
        {null}
      </AuthPage>
    );
  const isUp = mode === 'up';
  return (
    <AuthPage
      title={isUp ? 'Create your account' : 'Sign in'}
      brand={
        <Title order={2} size="h3">
          {info?.name ?? <Skeleton h={28} w={160} />}
        </Title>
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
            autoComplete={isUp ? 'new-password' : 'current-password'}
            value={password}
            onChange={(e) => setPassword(e.currentTarget.value)}
            onKeyUp={caps.onKeyUp}
            error={error?.fields.password ?? caps.hint}
            visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
            required
          />
          <Button type="submit" loading={busy} fullWidth>
            {isUp ? 'Create account' : 'Sign in'}
          </Button>
          {info?.isSignupEnabled && (
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
          )}
          {info?.supportEmail && (
            <Center>
              <Text size="xs" c="dimmed">
                Trouble? Write to {info.supportEmail}
              </Text>
            </Center>
          )}
        </Stack>
      </form>
    </AuthPage>
  );
}

/** A call of the app's own sign-in: by its cookie alone, never with a builder's token. */
async function call<T>(path: string, appId: string, body?: object): Promise<T> {
  const response = await fetch(addressOf(path, { appId }), {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'Content-Type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as T;
}
