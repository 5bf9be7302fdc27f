import type { LucideIcon } from 'lucide-react';
import { useBrand } from '../../hooks/use-brand.ts';
import type { Theme } from '../../hooks/use-theme.ts';
import { useUser } from '../../hooks/use-user.ts';
import { word } from '../../lib/words.ts';
import { AppBrand } from './app-brand.tsx';
import type { AppPage } from './app-pages.ts';
import { Button } from './button.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The way in, readable on whatever ground a look gives the page. */
const BUTTON =
  'bg-[var(--welcome-button,hsl(var(--primary)))] text-[color:var(--welcome-button-text,hsl(var(--primary-foreground)))] hover:bg-[var(--welcome-button,hsl(var(--primary)))] hover:opacity-90';

/** What stands before the sign-in of an app that belongs to its people: its name, what it promises, what is inside, and the way in. */
export function AppWelcome({
  name,
  icon: Icon,
  promise,
  pages,
  mode,
}: {
  name: string;
  icon: LucideIcon;
  promise?: string;
  pages: readonly AppPage[];
  mode?: Theme;
}) {
  const { signIn } = useUser();
  const appName = useBrand().name ?? name;
  const inside = pages.filter(({ needs }) => needs !== 'admin');
  return (
    <main className="welcome relative flex min-h-dvh flex-col overflow-hidden">
      <Icon
        aria-hidden="true"
        strokeWidth={0.75}
        className="pointer-events-none absolute -end-24 -bottom-20 welcome-sign size-90 opacity-15 sm:size-130 lg:end-4 lg:bottom-auto lg:top-1/2 lg:size-150 lg:-translate-y-1/2"
      />
      <div className="relative mx-auto flex h-16 w-full max-w-6xl items-center gap-2.5 px-5 font-heading font-semibold sm:px-8">
        <AppBrand name={name} icon={<Icon aria-hidden="true" className="size-5" />} />
        <div className="ms-auto">
          <ThemeToggle initial={mode} />
        </div>
      </div>
      <div className="relative mx-auto flex w-full max-w-6xl flex-1 flex-col justify-center px-5 pb-24 sm:px-8">
        <h1 className="max-w-2xl text-balance font-heading font-semibold text-4xl [text-transform:var(--title-case,none)] leading-tight tracking-tight sm:text-6xl sm:leading-[1.08]">
          {promise || appName}
        </h1>
        {inside.length > 1 && (
          <ul className="mt-7 flex max-w-xl flex-wrap gap-x-6 gap-y-2.5">
            {inside.slice(0, 6).map(({ name: key, title, icon: Sign }) => (
              <li key={key} className="flex items-center gap-2">
                {Sign && <Sign aria-hidden="true" className="welcome-sign size-4" />}
                {title}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-9 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button size="lg" className={BUTTON} onClick={() => signIn()}>
            {word('signIn')}
          </Button>
          <p className="text-sm">{word('membersOnly')}</p>
        </div>
      </div>
    </main>
  );
}
