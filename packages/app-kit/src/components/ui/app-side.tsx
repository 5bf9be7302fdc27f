import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { createPageUrl } from '../../utils/index.ts';
import { AppBrand } from './app-brand.tsx';
import { isCurrent, type Ways } from './app-pages.ts';

/** The pages at the side, for tools that people work in all day: with words beside the icons, under them where it is narrow; none on a phone. */
export function AppSide({
  pages,
  current,
  name,
  icon: Icon,
  children,
}: Ways & { name: string; icon: LucideIcon; children?: ReactNode }) {
  return (
    <div
      data-app-bar=""
      className="sticky top-0 hidden h-dvh w-22 shrink-0 flex-col border-e bg-sidebar text-sidebar-foreground md:flex lg:w-60 print:hidden"
    >
      <Link
        to="/"
        className="flex h-16 items-center gap-2.5 px-4 font-heading font-semibold leading-tight max-lg:justify-center max-lg:[&>span:last-child]:sr-only"
      >
        <AppBrand name={name} icon={<Icon aria-hidden="true" className="size-5" />} />
      </Link>
      <nav
        aria-label={word('mainNavigation')}
        className="flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto px-2 py-2 lg:px-3"
      >
        {pages.map((page) => (
          <Link
            key={page.name}
            to={createPageUrl(page.name)}
            {...isCurrent(page, current)}
            className={cn(
              'flex min-h-10 items-center gap-3 rounded-md px-3 py-2 text-muted-foreground text-sm transition-colors hover:bg-accent hover:text-accent-foreground',
              'max-lg:flex-col max-lg:gap-1 max-lg:px-1 max-lg:text-center max-lg:text-xs max-lg:leading-tight',
              page.name === current && 'bg-accent font-medium text-accent-foreground',
            )}
          >
            {page.icon && <page.icon aria-hidden="true" className="size-4.5 shrink-0" />}
            <span className="max-w-full hyphens-auto lg:truncate">{page.title}</span>
          </Link>
        ))}
      </nav>
      <div className="flex items-center gap-1 border-t p-2 max-lg:flex-col lg:p-3">{children}</div>
    </div>
  );
}
