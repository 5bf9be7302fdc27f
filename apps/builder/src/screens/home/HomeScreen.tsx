import { Stack, Title } from '@mantine/core';
import { useCallback, useRef } from 'react';
import { Page } from '../../ui/Page.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import { useTabTitle } from '../../ui/useTabTitle.ts';
import { Begin } from './Begin.tsx';
import { ConnectModel } from './ConnectModel.tsx';
import { ImportApp } from './importing/ImportApp.tsx';
import type { PromptHandle } from './usePrompt.ts';
import { YourApps } from './YourApps.tsx';

/** Prompt first, then the person's apps, newest first. */
export function HomeScreen() {
  const account = useAccount();
  useTabTitle('Home');
  const prompt = useRef<PromptHandle>(null);
  const attach = useCallback((files: readonly File[]) => {
    prompt.current?.attach(files);
    return prompt.current !== null;
  }, []);
  return (
    <Page isHome>
      <Stack align="center" gap="lg" pt={{ base: 24, sm: 56 }} pb={{ base: 40, sm: 64 }}>
        <Title order={1} ta="center" fz={{ base: 28, sm: 36 }} style={{ letterSpacing: '-0.02em' }}>
          What do you want to build?
        </Title>
        <Begin prompt={prompt} />
        <ImportApp onAttach={attach} />
        {account?.isAdmin && <ConnectModel />}
      </Stack>
      <YourApps />
    </Page>
  );
}
