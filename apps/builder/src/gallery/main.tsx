import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '../theme.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { theme, variables } from '../theme.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
    <Toasts />
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>
  </MantineProvider>,
);
