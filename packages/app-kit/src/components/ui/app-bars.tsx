import { type LucideIcon, Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { createPageUrl } from '../../utils/index.ts';
import { AppBrand } from './app-brand.tsx';
import { isCurrent, type Ways } from './app-pages.ts';
import { Button } from './button.tsx';

/** The bar at the top: the app's name, its pages where there is room, and what is given as children. */
export function AppTop({
  pages,
  current,
  name,
  icon: Icon,
  width,
  menu,
  className,
  children,
}: Ways & {
  name: string;
  icon: LucideIcon;
  width: string;
  /** Where there are too many pages for a bar at the bottom of a phone. */
  menu?: { isOpen: boolean; setOpen: (isOpen: boolean) => void };
  className?: string;
  children?: ReactNode;
}) {
  return (
    <header className={cn('sticky top-0 z-30 border-b bg-background/95 backdrop-blur', className)}>
      <div className={cn('mx-auto flex h-14 items-center gap-2 px-4 sm:px-6 md:h-16', width)}>
        <Link
          to="/"
          className="me-auto flex min-h-11 min-w-11 items-center gap-2.5 font-heading font-semibold text-base leading-tight md:me-4 md:text-lg"
        >
          <AppBrand name={name} icon={<Icon aria-hidden="true" className="size-5" />} />
        </Link>
        {pages.length > 0 && (
          <nav
            aria-label={word('mainNavigation')}
            className="me-auto hidden min-w-0 items-center gap-1 overflow-x-auto md:flex"
          >
            {pages.map((page) => (
              <Link
                key={page.name}
                to={createPageUrl(page.name)}
                {...isCurrent(page, current)}
                className={cn(
                  'shrink-0 rounded-md px-3 py-2 text-muted-foreground text-sm transition-colors hover:bg-accent hover:text-accent-foreground',
                  page.name === current && 'bg-accent font-medium text-accent-foreground',
                )}
              >
                {page.title}
              </Link>
            ))}
          </nav>
        )}
        <div className="flex shrink-0 items-center gap-1 md:ms-auto">
          {children}
          {menu && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={word('menu')}
              aria-expanded={menu.isOpen}
              onClick={() => menu.setOpen(!menu.isOpen)}
              className="md:hidden"
            >
              {menu.isOpen ? <X /> : <Menu />}
            </Button>
          )}
        </div>
      </div>
      {menu?.isOpen && (
        <nav aria-label={word('mainNavigation')} className="flex flex-col border-t p-2 md:hidden">
          {pages.map((page) => (
            <Link
              key={page.name}
              to={createPageUrl(page.name)}
              onClick={() => menu.setOpen(false)}
              {...isCurrent(page, current)}
              className={cn(
                'flex min-h-11 items-center gap-3 rounded-md px-3',
                page.name === current && 'bg-accent font-medium text-accent-foreground',
              )}
            >
              {page.icon && <page.icon aria-hidden="true" className="size-4" />}
              {page.title}
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}

/** The bar at the bottom of a phone: two to five pages, each within a thumb's reach. */
export function AppBar({ pages, current }: Ways) {
  // No word is cut: all are as small as the longest need beside each other, in two lines where there are two.
  const letters = pages
    .map(({ title }) => Math.max(...title.split(/[\s-]/).map(({ length }) => length)))
    .reduce((sum, longest) => sum + longest, 0);
  const fontSize = `clamp(0.5625rem, calc((100vw - ${8 * pages.length}px) / ${letters * 0.6}), 0.75rem)`;
  return (
    <nav
      aria-label={word('mainNavigation')}
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-30 flex border-t bg-background/95 pb-[env(safe-area-inset-bottom)] backdrop-blur md:hidden print:hidden"
    >
      {pages.map((page) => (
        <Link
          key={page.name}
          to={createPageUrl(page.name)}
          {...isCurrent(page, current)}
          className={cn(
            'flex min-h-15 min-w-0 flex-auto flex-col items-center justify-center gap-1 px-1 text-muted-foreground',
            page.name === current && 'font-semibold text-primary',
          )}
        >
          {page.icon && <page.icon aria-hidden="true" className="size-5" />}
          <span className="text-balance text-center leading-tight" style={{ fontSize }}>
            {page.title}
          </span>
        </Link>
      ))}
    </nav>
  );
}
