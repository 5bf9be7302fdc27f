import type { SpecPage } from '../spec.ts';
import { accessOf } from './access.ts';
import { code, jsxAttribute, quoted, Source } from './code.ts';
import type { AppModel } from './model.ts';

/** `Layout.tsx`: what stands around every page. */
export function layoutFile(model: AppModel): string {
  const { spec, t } = model;
  const source = new Source('Layout', 'PAGES', 'Icon');
  const link = source.use('Link', 'react-router-dom');
  const gate = source.ui('AccessGate', 'access-gate');
  source.use('type Needs', '@/components/ui/access-gate');
  source.use('type ReactNode', 'react');
  const menu = spec.pages.filter((page) => page.inNavigation);
  const asksToSignIn = spec.entities.some(
    (entity) => entity.permissions.read !== 'anonymous' || entity.permissions.write !== 'anonymous',
  );
  const hasMenu = menu.length > 1;
  const who = [
    asksToSignIn && 'user',
    hasMenu && 'isAdmin',
    asksToSignIn && 'signIn',
    asksToSignIn && 'signOut',
    asksToSignIn && 'openAccount',
  ].filter(Boolean);
  const user = asksToSignIn || hasMenu ? source.use('useUser', '@/hooks/use-user') : '';
  const cn = hasMenu ? source.use('cn', '@/lib/utils') : '';
  const cart = spec.pages.find((page) => page.view === 'cart');
  const url = hasMenu || cart ? source.use('createPageUrl', '@/utils') : '';
  const button = asksToSignIn || hasMenu || cart ? source.ui('Button', 'button') : '';
  const AppIcon = source.icon(appIcon(model));
  if (hasMenu) source.use('useState', 'react');
  const MenuIcon = hasMenu ? source.icon('Menu') : '';
  const CloseIcon = hasMenu ? source.icon('X') : '';
  return source.file(
    code`
    // The language of the words that the components bring along.
    document.documentElement.lang = ${quoted(spec.language)};

    const PAGES: { name: string; title: string; icon?: typeof ${AppIcon}; needs: Needs }[] = [
      ${spec.pages.map((page) => pageEntry(model, source, page))}
    ];

    /** What stands around every page: the app's name, the ways through it, and who is signed in. */
    export default function Layout({
      children,
      currentPageName,
    }: {
      children: ReactNode;
      currentPageName: string;
    }) {
      ${who.length > 0 && `const { ${who.join(', ')} } = ${user}();`}
      ${hasMenu && 'const [open, setOpen] = useState(false);'}
      ${cart && `const count = ${source.use('useCartCount', '@/hooks/use-cart')}();`}
      const appName = ${source.use('useBrand', '@/hooks/use-brand')}().name ?? ${quoted(spec.name)};
      const current = PAGES.find((page) => page.name === currentPageName);
      ${hasMenu && "const menu = PAGES.filter((page) => page.icon && (page.needs !== 'admin' || isAdmin));"}

      return (
        <div className="flex min-h-dvh flex-col">
          <title>{current ? \`\${current.title} · \${appName}\` : appName}</title>
          <a
            href="#content"
            onClick={(event) => {
              event.preventDefault();
              document.getElementById('content')?.focus();
            }}
            className="sr-only rounded-md bg-primary px-4 py-2 text-primary-foreground focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-50"
          >
            ${t('skip')}
          </a>
          <header className="sticky top-0 z-30 border-b bg-background/95 backdrop-blur">
            <div className="mx-auto flex h-16 ${isWide(spec) ? 'max-w-7xl' : 'max-w-6xl'} items-center gap-2 px-4 sm:px-6">
              <${link} to="/" className="me-4 flex min-w-0 items-center gap-2.5 font-heading font-semibold text-base sm:text-lg">
                <${source.ui('AppBrand', 'app-brand')} ${jsxAttribute('name', spec.name)} icon={<${AppIcon} aria-hidden="true" className="size-5" />} />
              </${link}>
              ${hasMenu && navigation(model, { cn, link, url })}
              <div className="ms-auto flex items-center gap-1">
                ${cart && cartButton(model, source, cart, { button, link, url })}
                <div className="max-sm:hidden">
                  <${source.ui('ThemeToggle', 'theme-toggle')} initial="${spec.theme.mode}" />
                </div>
                ${asksToSignIn && account(model, source, button)}
                ${
                  hasMenu &&
                  code`
                    <${button}
                      variant="ghost"
                      size="icon"
                      aria-label="${t('menu')}"
                      aria-expanded={open}
                      onClick={() => setOpen(!open)}
                      className="md:hidden"
                    >
                      {open ? <${CloseIcon} /> : <${MenuIcon} />}
                    </${button}>
                  `
                }
              </div>
            </div>
            ${hasMenu && mobileMenu(model, { cn, link, url })}
          </header>
          <main id="content" tabIndex={-1} className=${mainClasses(model)}>
            <${gate} needs={current?.needs ?? 'anyone'}>{children}</${gate}>
          </main>
          <${source.ui('Toaster', 'toaster')} />
        </div>
      );
    }
  `,
  );
}

const CONTAINER = 'mx-auto w-full max-w-6xl flex-1 px-4 py-8 outline-none sm:px-6 sm:py-10';

/** A landing page brings its own margins. */
function mainClasses({ spec }: AppModel): string {
  const landing = spec.pages.find((page) => page.view === 'landing');
  const container = isWide(spec) ? CONTAINER.replace('max-w-6xl', 'max-w-7xl') : CONTAINER;
  if (!landing) return `"${container}"`;
  return `{currentPageName === '${landing.name}' ? 'flex-1 outline-none' : '${container}'}`;
}

/** Boards of many columns want more room. */
function isWide(spec: AppModel['spec']): boolean {
  return spec.pages.some((page) => {
    const entity = spec.entities.find(({ name }) => name === page.entity);
    const group = entity?.fields.find(
      (field) => field.name === page.fields.group || field.role === 'status',
    );
    return page.view === 'board' && (group?.options?.length ?? 0) > 4;
  });
}

/** The app's own sign: its main entity's icon. */
export function appIcon({ spec }: AppModel): string {
  const [feature] = spec.landing?.features ?? [];
  if (feature?.icon) return feature.icon;
  const home = spec.pages[0];
  const main = spec.entities.find((entity) => entity.name === home?.entity) ?? spec.entities[0];
  return main?.icon || 'Sparkles';
}

function pageEntry(model: AppModel, source: Source, page: SpecPage): string {
  const parts = [
    `name: ${quoted(page.name)}`,
    `title: ${quoted(page.title)}`,
    page.inNavigation && `icon: ${source.icon(iconOf(model, page))}`,
    `needs: '${needsOf(model, page)}'`,
  ];
  return `{ ${parts.filter(Boolean).join(', ')} },`;
}

const VIEW_ICONS: Partial<Record<SpecPage['view'], string>> = {
  dashboard: 'LayoutDashboard',
  calendar: 'CalendarDays',
  schedule: 'CalendarDays',
  statistics: 'ChartColumn',
  chart: 'ChartLine',
  leaderboard: 'Trophy',
  player: 'Play',
  cart: 'ShoppingCart',
  manage: 'Settings2',
  mine: 'Ticket',
  landing: 'House',
  board: 'SquareKanban',
  ask: 'MessageCircleQuestion',
};

function iconOf(model: AppModel, page: SpecPage): string {
  return page.icon || VIEW_ICONS[page.view] || model.entity(page.entity)?.spec.icon || 'Circle';
}

/** Who can do anything on a page: what its rows are read by, or what the page is for. */
function needsOf(model: AppModel, page: SpecPage): string {
  if (page.adminOnly || page.view === 'manage') return 'admin';
  if (page.view === 'mine') return 'user';
  const entity = model.entity(page.entity);
  if (!entity || ['form', 'landing', 'cart', 'player'].includes(page.view)) return 'anyone';
  return accessOf(entity).read;
}

interface Names {
  cn: string;
  link: string;
  url: string;
}

function navigation({ t }: AppModel, { cn, link, url }: Names): string {
  return code`
    <nav aria-label="${t('mainNavigation')}" className="hidden items-center gap-1 md:flex">
      {menu.map((page) => (
        <${link}
          key={page.name}
          to={${url}(page.name)}
          aria-current={page === current ? 'page' : undefined}
          className={${cn}(
            'rounded-md px-3 py-2 text-sm text-muted-foreground transition-colors hover:bg-accent hover:text-accent-foreground',
            page === current && 'bg-accent font-medium text-accent-foreground',
          )}
        >
          {page.title}
        </${link}>
      ))}
    </nav>
  `;
}

function mobileMenu({ t }: AppModel, { cn, link, url }: Names): string {
  return code`
    {open && (
      <nav aria-label="${t('mainNavigation')}" className="flex flex-col border-t p-2 md:hidden">
        {menu.map(({ icon: Icon, ...page }) => (
          <${link}
            key={page.name}
            to={${url}(page.name)}
            onClick={() => setOpen(false)}
            aria-current={page.name === currentPageName ? 'page' : undefined}
            className={${cn}(
              'flex min-h-11 items-center gap-3 rounded-md px-3',
              page.name === currentPageName && 'bg-accent font-medium text-accent-foreground',
            )}
          >
            {Icon && <Icon aria-hidden="true" className="size-4" />}
            {page.title}
          </${link}>
        ))}
      </nav>
    )}
  `;
}

function account({ t }: AppModel, source: Source, button: string): string {
  const avatar = source.ui('PersonAvatar', 'person-avatar');
  return code`
    {user ? (
      <>
        <${button} variant="ghost" size="icon" aria-label="${t('yourAccount')}" title={user.email} onClick={openAccount}>
          <${avatar} name={user.full_name || user.email} className="size-8" />
        </${button}>
        <${button} variant="ghost" size="icon" aria-label="${t('signOut')}" title="${t('signOut')}" onClick={signOut}>
          <${source.icon('LogOut')} />
        </${button}>
      </>
    ) : (
      <${button} variant="outline" size="sm" onClick={() => signIn()}>
        ${t('signIn')}
      </${button}>
    )}
  `;
}

function cartButton(
  { t }: AppModel,
  source: Source,
  cart: SpecPage,
  names: Omit<Names, 'cn'> & { button: string },
): string {
  return code`
    <${names.button} variant="ghost" size="icon" asChild>
      <${names.link} to={${names.url}('${cart.name}')} aria-label={${'`'}${t('cart')} (\${count})${'`'}} className="relative">
        <${source.icon('ShoppingCart')} />
        {count > 0 && (
          <span className="absolute -end-0.5 -top-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-primary px-1 text-[11px] font-semibold text-primary-foreground">
            {count}
          </span>
        )}
      </${names.link}>
    </${names.button}>
  `;
}
