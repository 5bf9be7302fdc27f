import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '../theme.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { queries } from '../session/query.ts';
import { theme, variables } from '../theme.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
    <QueryClientProvider client={queries}>
      <Toasts />
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </QueryClientProvider>
  </MantineProvider>,
);
