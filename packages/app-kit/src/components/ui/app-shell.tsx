import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../../hooks/use-brand.ts';
import type { Theme } from '../../hooks/use-theme.ts';
import { useUser } from '../../hooks/use-user.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { createPageUrl } from '../../utils/index.ts';
import { AccessGate, isOpenTo, type Visitor } from './access-gate.tsx';
import { AppAccount } from './app-account.tsx';
import { AppBar, AppTop } from './app-bars.tsx';
import type { AppPage } from './app-pages.ts';
import { AppSide } from './app-side.tsx';
import { AppWelcome } from './app-welcome.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { Toaster } from './toaster.tsx';

export type { AppPage };

export interface AppShellProps {
  /** What the app is called where its details say nothing else. */
  name: string;
  /** Its sign. */
  icon: LucideIcon;
  /** One sentence on what it does for people: greets whoever is not signed in where all pages need it. */
  promise?: string;
  pages: readonly AppPage[];
  /** The page that is shown. */
  current: string;
  /** `side` for tools that people work in all day, `top` for small apps, `none` where there is one page. */
  navigation?: 'side' | 'top' | 'none';
  /** Whether people can sign in. */
  hasAccounts?: boolean;
  /** What the app starts with where nobody chose. */
  mode?: Theme;
  /** More room, for boards of many columns. */
  isWide?: boolean;
  /** Buttons of the header, such as a cart. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What stands around every page: the app's name, the ways through it, and who is signed in. On phones up to five pages are a bar at the bottom. */
export function AppShell(props: AppShellProps) {
  const { pages, current, navigation = 'top', hasAccounts, mode, isWide, actions } = props;
  const { user, isAdmin } = useUser();
  const appName = useBrand().name ?? props.name;
  const [isOpen, setOpen] = useState(false);
  const page = pages.find(({ name }) => name === current);
  const title = <title>{page ? `${page.title} · ${appName}` : appName}</title>;
  const shown = pages.filter(({ icon }) => icon);
  useOpenPage(shown, current, { user, isAdmin });
  if (!user && shown.length > 0 && shown.every(({ needs = 'anyone' }) => needs !== 'anyone'))
    return (
      <>
        {title}
        <AppWelcome {...props} pages={shown} mode={mode} />
        <Toaster />
      </>
    );
  const menu =
    navigation === 'none' ? [] : shown.filter(({ needs }) => needs !== 'admin' || isAdmin);
  const ways = {
    pages: menu.length > 1 ? menu : [],
    current: menu.find(({ name }) => name === current || name === page?.of)?.name,
  };
  const isSide = navigation === 'side' && ways.pages.length > 0;
  const hasBar = ways.pages.length > 1 && ways.pages.length <= 5;
  const account = hasAccounts && <AppAccount />;
  const width = isWide || isSide ? 'max-w-7xl' : 'max-w-6xl';
  const main = (
    <main
      id="content"
      tabIndex={-1}
      className={cn(
        'flex-1 outline-none',
        !page?.isBare && `mx-auto w-full px-4 py-6 sm:px-6 sm:py-10 ${width}`,
        hasBar && 'max-md:pb-24',
      )}
    >
      <AccessGate needs={page?.needs ?? 'anyone'}>{props.children}</AccessGate>
    </main>
  );
  return (
    <div className={cn('flex min-h-dvh', !isSide && 'flex-col')}>
      {title}
      <button
        type="button"
        onClick={() => document.getElementById('content')?.focus()}
        className="sr-only rounded-md bg-primary text-primary-foreground focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-50 focus:px-4 focus:py-3"
      >
        {word('skipToContent')}
      </button>
      {isSide && (
        <AppSide {...ways} name={props.name} icon={props.icon}>
          {actions}
          {hasAccounts && <AppAccount isWide />}
          <ThemeToggle initial={mode} />
        </AppSide>
      )}
      <div className={isSide ? 'flex min-w-0 flex-1 flex-col' : 'contents'}>
        <AppTop
          {...ways}
          name={props.name}
          icon={props.icon}
          className={isSide ? 'md:hidden' : undefined}
          width={width}
          menu={ways.pages.length > 5 ? { isOpen, setOpen } : undefined}
        >
          {actions}
          <div className="max-md:hidden">
            <ThemeToggle initial={mode} />
          </div>
          {account}
        </AppTop>
        {main}
      </div>
      {hasBar && <AppBar {...ways} />}
      <Toaster />
    </div>
  );
}

let arrivedAs: string | undefined;

/** Whoever arrives begins at a page that is open to them, where the first one is not. */
function useOpenPage(pages: readonly AppPage[], current: string, visitor: Visitor): void {
  const navigate = useNavigate();
  const { user, isAdmin } = visitor;
  const who = user?.id ?? 'nobody';
  useEffect(() => {
    if (arrivedAs === who) return;
    arrivedAs = who;
    const isOpen = ({ needs }: AppPage) => isOpenTo({ user, isAdmin }, needs);
    const [first] = pages;
    const open = pages.find(isOpen);
    if (open && first?.name === current && !isOpen(first))
      navigate(createPageUrl(open.name), { replace: true });
  }, [pages, current, who, user, isAdmin, navigate]);
}
