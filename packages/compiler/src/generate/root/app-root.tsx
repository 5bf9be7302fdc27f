import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { Guard } from './guard.tsx';

interface Props {
  pages: { name: string; Page: ComponentType }[];
  /** The page at `/`. */
  main: string | null;
  Layout: ComponentType<{ children: ReactNode; currentPageName: string }> | null;
  /** What stands beside every page, such as the place for short messages. */
  children?: ReactNode;
}

/** Case and hyphens do not count in a page's address. */
const keyOf = (name: string): string => name.replaceAll('-', '').toLowerCase();

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
  const segment = decoded(pathname.split('/')[1] ?? '') || main || '';
  const current = pages.find((page) => keyOf(page.name) === keyOf(segment));
  const name = current?.name ?? segment;
  const page = (
    <Guard scope="page" name={name}>
      <Suspense fallback={null}>
        {current ? <current.Page /> : <NotFound empty={pages.length === 0} />}
      </Suspense>
    </Guard>
  );
  return Layout ? <Layout currentPageName={name}>{page}</Layout> : page;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
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
            Go to the start
          </Link>
        )}
      </div>
    </main>
  );
}
