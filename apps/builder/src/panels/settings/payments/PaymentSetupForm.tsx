import { Anchor, Button, Group, Loader, PasswordInput, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { PAYMENT_TEXTS, type PaymentSetup, paymentCalls } from '@trellis/contract';
import { useState } from 'react';
import { inWords } from '../../../session/api.ts';
import { usePerson } from '../../../session/person.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Confirming } from '../../../ui/Confirming.tsx';
import { CopyText } from '../../../ui/CopyText.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { ProductChange } from './ProductChange.tsx';
import { TierForm } from './TierForm.tsx';
import { useProducts } from './useProducts.ts';

interface Props {
  appId: string;
  /** Null until it is known. */
  setup: PaymentSetup | null;
  disabled: boolean;
  put(setup: PaymentSetup): void;
}

/** From a token to products to the one that is sold (spec 1, section 4). */
export function PaymentSetupForm({ appId, setup, disabled, put }: Props) {
  const { api } = usePerson();
  const [token, setToken] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { attempt, error, busy } = useAttempt();
  const isKept = setup?.hasPaymentProviderAccessToken ?? false;
  const found = useProducts(appId, { token, isKept, when: !disabled }, () => {
    setToken('');
    if (setup) put({ ...setup, hasPaymentProviderAccessToken: true });
  });
  const sold = setup?.product ?? null;
  const productId = chosen ?? sold?.id ?? null;
  const isConnected = sold !== null && productId === sold.id;
  const connect = async () => {
    if (productId === null) return;
    const connected = await inWords(
      PAYMENT_TEXTS.connectFailed,
      api(paymentCalls.connect, { params: { appId }, body: { productId } }),
    );
    put(connected);
    setChosen(null);
    notifications.show({ message: PAYMENT_TEXTS.connected });
  };
  const products = found.products ?? (sold ? [sold] : []);
  return (
    <Stack gap="sm">
      <PasswordInput
        size="xs"
        label="Gumroad access token"
        description={
          <>
            Create it in Gumroad under Settings, Advanced, Applications. It is stored encrypted and
            never shown again.
          </>
        }
        placeholder={isKept ? 'Token saved; enter another to change it' : ''}
        autoComplete="off"
        value={token}
        disabled={disabled}
        error={token.trim() ? found.failure : null}
        rightSection={
          found.isBusy ? <Loader size={14} aria-label="Checking the token" /> : undefined
        }
        onChange={(event) => setToken(event.currentTarget.value)}
      />
      {!token.trim() && found.failure && (
        <Group gap="xs">
          <Text size="xs" c="red">
            {found.failure}
          </Text>
          <Anchor component="button" size="xs" onClick={found.reload}>
            Try again
          </Anchor>
        </Group>
      )}
      <Choice
        label="Product"
        description="What people buy to become members"
        value={productId}
        options={products.map(({ id, name }) => ({ value: id, label: name }))}
        empty={isKept ? 'This account has no products' : 'Enter a token first'}
        hint="Choose a product"
        searchable
        disabled={disabled || (!isKept && found.products === null)}
        onChange={setChosen}
      />
      <Failure error={error} />
      <Group gap="xs">
        <Button
          size="compact-sm"
          loading={busy}
          disabled={disabled || productId === null || isConnected}
          onClick={() => (sold ? setAsks(true) : void attempt(connect))}
        >
          {isConnected ? 'Connected' : 'Connect'}
        </Button>
        {sold && !disabled && (
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => setEnding(true)}>
            Disconnect
          </Button>
        )}
      </Group>
      {isEnding && (
        <Confirming
          title="Disconnect Gumroad?"
          button="Disconnect"
          work={async () => put(await api(paymentCalls.disconnect, { params: { appId } }))}
          onClose={() => setEnding(false)}
        >
          {PAYMENT_TEXTS.productChange}
        </Confirming>
      )}
      {asks && (
        <ProductChange
          work={connect}
          onClose={() => {
            setAsks(false);
            setChosen(null);
          }}
        />
      )}
      {isConnected && setup && (
        <>
          <TierForm appId={appId} setup={setup} disabled={disabled} put={put} />
          {setup.returnLink && (
            <CopyText
              label="Link for your buyers: add it to the product’s content"
              // Without a public address of the installation it begins where the builder is.
              text={new URL(setup.returnLink, window.location.origin).href}
            />
          )}
        </>
      )}
    </Stack>
  );
}
