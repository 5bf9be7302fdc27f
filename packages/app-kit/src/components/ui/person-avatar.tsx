import { useState } from 'react';
import { softColor } from '../../lib/colors.ts';
import { cn } from '../../lib/utils.ts';

const colours = ['orange', 'teal', 'indigo', 'pink', 'green', 'amber', 'blue', 'violet'];

/** A person's picture, or their initials in a colour of their own. */
export function PersonAvatar({
  name,
  src,
  className,
}: {
  name: string | null | undefined;
  src?: string | null;
  className?: string;
}) {
  const [broken, setBroken] = useState(false);
  const classes = cn('size-9 shrink-0 rounded-full', className);
  if (src && !broken)
    return (
      <img
        src={src}
        alt=""
        onError={() => setBroken(true)}
        className={cn('drawing', classes, 'object-cover')}
      />
    );
  const text = name?.trim() || '?';
  const initials = text.split(/\s+/).map((part) => part.charAt(0).toUpperCase());
  const sum = [...text].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (
    <span
      aria-hidden="true"
      className={cn(
        classes,
        'flex select-none items-center justify-center font-medium text-xs',
        softColor(colours[sum % colours.length]),
      )}
    >
      {initials.length > 1 ? `${initials[0]}${initials.at(-1)}` : initials[0]}
    </span>
  );
}
