import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Guard } from './guard.tsx';
import { setUpPage } from './page-setup.ts';
import { type AppPage, loadPage } from './pages.ts';

/** Apps are written for version 6 of the router; said outright, it does not warn of version 7. */
const AS_WRITTEN = { v7_startTransition: false, v7_relativeSplatPath: false };

/** The app's routes, with the page that an address asks for. */
export type AppRoutes = ComponentType & {
  pageAt(pathname: string): AppPage | undefined;
  /** It brings a router of its own. */
  hasRouter?: boolean;
};

/** The first render, with its page in it. Later changes arrive through hot updates. */
export async function start(Routes: AppRoutes): Promise<void> {
  setUpPage();
  const page = Routes.pageAt(location.pathname);
  // One that cannot be had is reported where it would stand.
  if (page) await loadPage(page).catch(() => undefined);
  const root = document.getElementById('root');
  if (!root) throw new Error('The frame has no root element');
  createRoot(root).render(<Whole Routes={Routes} />);
}

/** Begins again where code sends the window to a page of the app, as it does where the page is loaded for it. */
function Whole({ Routes }: { Routes: AppRoutes }): ReactNode {
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const again = () => setLoads((before) => before + 1);
    addEventListener('trellis:loaded', again);
    return () => removeEventListener('trellis:loaded', again);
  }, []);
  return (
    <Guard scope="app" key={loads}>
      {Routes.hasRouter ? (
        <Routes />
      ) : (
        <BrowserRouter future={AS_WRITTEN}>
          <Routes />
        </BrowserRouter>
      )}
    </Guard>
  );
}
