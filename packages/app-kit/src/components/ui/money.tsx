import type { ComponentProps } from 'react';
import { formatMoney } from '../../lib/format.ts';
import { cn } from '../../lib/utils.ts';
import { NumberInput } from './number-input.tsx';

/** An amount in a currency ('EUR'). */
export function Money({
  value,
  currency,
  className,
}: {
  value: unknown;
  currency: string;
  className?: string;
}) {
  return <span className={cn('tabular-nums', className)}>{formatMoney(value, currency)}</span>;
}

export function MoneyInput({
  currency,
  ...props
}: Omit<ComponentProps<typeof NumberInput>, 'unit'> & { currency: string }) {
  return <NumberInput step="0.01" unit={currency} {...props} />;
}
