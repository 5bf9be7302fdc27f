import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { Guard } from './guard.tsx';
import { type AppPage, loadPage, pageAt } from './pages.ts';

interface Props {
  pages: AppPage[];
  /** The page at `/`. */
  main: string | null;
  Layout: ComponentType<{ children: ReactNode; currentPageName: string }> | null;
  /** What stands beside every page, such as the place for short messages. */
  children?: ReactNode;
}

/** The app: the page of the current address, in its layout. */
export function AppRoot(props: Props): ReactNode {
  return (
    <>
      <Routes>
        <Route path="*" element={<CurrentPage {...props} />} />
      </Routes>
      {props.children}
    </>
  );
}

function CurrentPage({ pages, main, Layout }: Props): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) window.scrollTo(0, 0);
  }, [pathname]);
  const { name, page: current } = pageAt(pages, main, pathname);
  const page = (
    <Guard scope="page" name={name}>
      <Suspense fallback={null}>
        {current ? <PageBody page={current} /> : <NotFound empty={pages.length === 0} />}
      </Suspense>
    </Guard>
  );
  return Layout ? <Layout currentPageName={name}>{page}</Layout> : page;
}

/**
 * A page once its code is here. Not by `lazy`: after a fallback React holds back for 300 ms what comes next.
 */
function PageBody({ page }: { page: AppPage }): ReactNode {
  const [, setArrived] = useState<AppPage>();
  const [failure, setFailure] = useState<{ page: AppPage; error: unknown }>();
  const shown = useRef<{ name: string; Page: ComponentType }>(null);
  useEffect(() => {
    if (page.Page) return;
    let isWanted = true;
    loadPage(page).then(
      () => isWanted && setArrived(page),
      (error: unknown) => isWanted && setFailure({ page, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [page]);
  if (failure?.page === page) throw failure.error;
  if (page.Page) shown.current = { name: page.name, Page: page.Page };
  // After a change of the app's pages, what was on the screen stays until its new code is here.
  const Page = shown.current?.name === page.name ? shown.current.Page : null;
  return Page && <Page />;
}

function NotFound({ empty }: { empty: boolean }): ReactNode {
  return (
    <main className="flex min-h-[60vh] items-center justify-center p-6">
      <div className="max-w-sm text-center">
        <p className="text-5xl font-semibold tracking-tight text-primary" aria-hidden="true">
          {empty ? '…' : '404'}
        </p>
        <h1 className="mt-4 text-xl font-semibold text-foreground">
          {empty ? 'No pages yet' : 'This page does not exist'}
        </h1>
        <p className="mt-2 text-sm text-muted-foreground">
          {empty
            ? 'The first page shows up here as soon as it is written.'
            : 'The address may be mistyped, or the page has been removed.'}
        </p>
        {!empty && (
          <Link
            to="/"
            className="mt-6 inline-flex h-9 items-center rounded-md bg-primary px-4 text-sm font-medium text-primary-foreground hover:opacity-90"
          >
            Go to the home page
          </Link>
        )}
      </div>
    </main>
  );
}
