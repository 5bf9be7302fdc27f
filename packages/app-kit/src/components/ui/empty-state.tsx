import { AlertTriangle, type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';

/** What stands where a list has nothing: why, and the button that changes it. */
export function EmptyState({
  icon: Icon,
  title,
  description,
  className,
  children,
}: {
  icon?: LucideIcon;
  title: ReactNode;
  description?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div
      className={cn(
        'empty-place flex flex-col items-center justify-center gap-1 rounded-xl px-6 py-14 text-center',
        className,
      )}
    >
      {Icon && (
        <span className="mb-3 flex size-12 items-center justify-center rounded-full bg-accent text-accent-foreground">
          <Icon aria-hidden="true" className="size-6" />
        </span>
      )}
      <p className="font-heading font-semibold">{title}</p>
      {description && <p className="max-w-sm text-muted-foreground text-sm">{description}</p>}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}

/** What stands where a list could not be loaded. */
export function ErrorState({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if ((error as { status?: number }).status === 404) return <NotFound />;
  return (
    <div role="alert">
      <EmptyState icon={AlertTriangle} title={word('loadFailed')} description={error.message}>
        <Button variant="outline" onClick={onRetry}>
          {word('tryAgain')}
        </Button>
      </EmptyState>
    </div>
  );
}

/** What stands where a row should be that is not there. */
export function NotFound() {
  return <EmptyState icon={SearchX} title={word('gone')} description={word('goneText')} />;
}
