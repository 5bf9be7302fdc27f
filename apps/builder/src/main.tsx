import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './theme.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { PaletteHost } from './palette/PaletteHost.tsx';
import { router } from './routes.tsx';
import { queries } from './session/query.ts';
import { enter } from './session/session.ts';
import { earlySession, removeEarly } from './sign-in/early/taken.ts';
import { theme, variables } from './theme.ts';
import { shareMediaQueries } from './ui/media-queries.ts';
import { styled } from './ui/styled.ts';
import { Toasts } from './ui/Toasts.tsx';

/** The first screen's code is here: until then the document shows what it brought along. */
const ready = new Promise<void>((resolve) => {
  const look = () => router.state.initialized && resolve();
  router.subscribe(look);
  look();
});

shareMediaQueries();
const goTo = (path: string) => void router.navigate(path);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
await Promise.all([ready, styled()]);
const session = await earlySession();
if (session) enter(session);
/** Behind the screens, which take first what was typed. */
function EarlyGone() {
  useLayoutEffect(removeEarly, []);
  return null;
}

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
      <QueryClientProvider client={queries}>
        <Toasts />
        <PaletteHost goTo={goTo} />
        <RouterProvider router={router} />
        <EarlyGone />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
