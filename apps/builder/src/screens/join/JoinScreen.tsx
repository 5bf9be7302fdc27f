import {
  Alert,
  Button,
  Container,
  Group,
  Loader,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import {
  type AppToken,
  LIMITS,
  linkOfCard,
  PAYMENT_TEXTS,
  type PlanCard,
  planCalls,
} from '@trellis/contract';
import { useEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Period } from '../../plans/PlanCards.tsx';
import { Plans } from '../../plans/Plans.tsx';
import { safePath } from '../../session/goto.ts';
import { PersonContext } from '../../session/person.ts';
import { useCall, useRead } from '../../session/query.ts';
import { Unproved } from '../../sign-in/Unproved.tsx';
import { ErrorPage } from '../../ui/ErrorPage.tsx';
import { AppBrand, AppColors } from '../applogin/AppBrand.tsx';
import { type AppInfo, useAppInfo } from '../applogin/useAppInfo.ts';
import { appPerson } from '../appsettings/appPerson.ts';
import { LicenceForm } from './LicenceForm.tsx';
import { useMembership } from './useMembership.ts';

type Somebody = NonNullable<AppToken['user']>;

/** Where people become members of an app that sells memberships, under its own name and colors (spec 1, section 2). */
export function JoinScreen() {
  const { appId = '' } = useParams();
  const { info, failure } = useAppInfo(appId);
  const [user, setUser] = useState<Somebody | null>(null);
  const person = useMemo(() => appPerson(appId, setUser), [appId]);
  const { value: isKnown, failure: lost } = useRead(['joining', appId], async () => {
    await person.user();
    return true;
  });
  if (failure || lost)
    return <ErrorPage title="This app cannot be reached" message={failure ?? lost ?? ''} />;
  return (
    <AppColors info={info}>
      <PersonContext value={person}>
        <Container component="main" size={820} py="xl">
          <Group justify="space-between" mb="xl">
            <AppBrand info={info} />
            {user && (
              <Text size="sm" c="dimmed">
                {user.email}
              </Text>
            )}
          </Group>
          {info && isKnown ? (
            <Joining appId={appId} info={info} user={user} />
          ) : (
            <Skeleton h={320} role="status" aria-label="Loading" />
          )}
        </Container>
      </PersonContext>
    </AppColors>
  );
}

function Joining({ appId, info, user }: { appId: string; info: AppInfo; user: Somebody | null }) {
  const [params] = useSearchParams();
  const saleId = params.get('sale_id') ?? undefined;
  const isOwnHost = info.host === window.location.host;
  const next = safePath(params.get('nextUrl'), isOwnHost ? '/' : `/app/${info.slug}`, info.host);
  const plans = useCall(planCalls.paidPlans, { query: { appId } });
  const [bought, setBought] = useState(false);
  const mine = useMembership(appId, {
    saleId,
    hasBought: bought,
    when: user !== null,
    isWaiting: bought || !!saleId,
  });
  const isIn = mine.own !== null && (!mine.own.isNeeded || isLasting(mine.own.membership?.status));
  useEffect(() => {
    if (isIn && (saleId || bought)) window.location.assign(next);
  }, [isIn, saleId, bought, next]);
  const buy = (card: PlanCard, period: Period) => {
    const page = linkOfCard(card, { accountId: '', period });
    if (page) window.open(page, '_blank', 'noopener');
    setBought(true);
  };
  const signIn = `/apps/${appId}/login?nextUrl=${encodeURIComponent(location.pathname + location.search)}`;
  return (
    <Stack gap="lg">
      <div>
        <Title order={1} size="h2">
          {isIn ? 'You are a member' : 'Become a member'}
        </Title>
        <Text c="dimmed" mt={4}>
          {isIn
            ? `You can use ${info.name}.`
            : `${info.name} is for members. Choose a plan, then come back here: access starts within a minute.`}
        </Text>
      </div>
      {user === null && (
        <Alert variant="light" color="gray">
          <Group justify="space-between">
            <Text size="sm">Sign in first, with the email address you buy with.</Text>
            <Button component="a" href={signIn} size="xs">
              Sign in
            </Button>
          </Group>
        </Alert>
      )}
      {mine.own?.membership && !isIn && (
        <Alert variant="light" color="gray">
          Your membership {ENDED[mine.own.membership.status]}.
        </Alert>
      )}
      <Waits mine={mine} email={user?.email} isWaiting={!isIn && (bought || !!saleId)} />
      {isIn && (
        <Group>
          <Button component="a" href={next}>
            Open {info.name}
          </Button>
        </Group>
      )}
      {plans.failure && (
        <Alert color="red" role="alert">
          {plans.failure}
        </Alert>
      )}
      {plans.value && plans.value.plans.length > 0 && (
        <Plans
          cards={plans.value.plans}
          current={plans.value.current}
          isDemo={params.get('demo') === '1' && mine.own?.isEditor === true}
          buy={buy}
        />
      )}
      {plans.value?.plans.length === 0 && (
        <Text size="sm">
          No plans are available right now. {info.supportEmail && `Write to ${info.supportEmail}.`}
        </Text>
      )}
      {user && !isIn && <LicenceForm appId={appId} put={mine.put} />}
    </Stack>
  );
}

const isLasting = (status: string | undefined) => status === 'active' || status === 'ending';
const ENDED = {
  active: 'is active',
  ending: 'is ending',
  ended: 'has ended',
  refunded: 'was refunded',
  disputed: 'is disputed',
} as const;

/** What a purchase waits for that the person's mail proves. */
const TO_PROVE: string[] = [PAYMENT_TEXTS.proveFirst, PAYMENT_TEXTS.unverified];

/** What is happening while a purchase is looked for. */
function Waits({
  mine,
  email,
  isWaiting,
}: {
  mine: ReturnType<typeof useMembership>;
  email: string | undefined;
  isWaiting: boolean;
}) {
  const problem = mine.own?.problem ?? mine.failure;
  if (problem)
    return (
      <>
        <Alert color="orange" role="alert">
          {problem}
        </Alert>
        {email && TO_PROVE.includes(problem) && (
          <Unproved email={email} next={location.pathname + location.search} />
        )}
      </>
    );
  if (!isWaiting) return null;
  return (
    <Group gap="sm" role="status">
      {mine.tries < LIMITS.accountRefresh.tries ? (
        <>
          <Loader size="xs" aria-hidden />
          <Text size="sm">Looking for your purchase…</Text>
        </>
      ) : (
        <>
          <Text size="sm">No purchase found yet.</Text>
          <Button size="compact-sm" variant="default" onClick={mine.again}>
            Check again
          </Button>
        </>
      )}
    </Group>
  );
}
