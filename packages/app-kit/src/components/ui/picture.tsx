import { Image as ImageIcon, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../lib/utils.ts';

/** A picture that fills its box; where there is none, a quiet place with an icon. */
export function Picture({
  src,
  alt,
  icon: Icon = ImageIcon,
  className,
}: {
  src?: string | null;
  alt: string;
  icon?: LucideIcon;
  className?: string;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src && broken !== src)
    return (
      <img
        src={src}
        alt={alt}
        loading="lazy"
        onError={() => setBroken(src)}
        className={cn('drawing size-full object-cover', className)}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={cn(
        'flex size-full items-center justify-center bg-accent text-accent-foreground/45',
        className,
      )}
    >
      <Icon className="size-1/4 max-h-12 min-h-5 min-w-5 max-w-12" />
    </span>
  );
}
