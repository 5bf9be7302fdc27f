import { type Option, optionOf } from '../../lib/options.ts';
import { ColorBadge } from './color-badge.tsx';

/** The badge of a value among its options; nothing when the field is empty. */
export function OptionBadge({
  options,
  value,
  className,
}: {
  options: readonly Option[];
  value: string | null | undefined;
  className?: string;
}) {
  if (!value) return null;
  const option = optionOf(options, value);
  return (
    <ColorBadge color={option?.color} className={className}>
      {option?.label ?? value}
    </ColorBadge>
  );
}
