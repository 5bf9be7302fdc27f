import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Guard } from './guard.tsx';

/** The first render. Later changes arrive through hot updates. */
export function start(Routes: ComponentType): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The frame has no root element');
  createRoot(root).render(
    <Guard scope="app">
      <BrowserRouter>
        <Routes />
      </BrowserRouter>
    </Guard>,
  );
}
