import * as Primitive from '@radix-ui/react-toggle-group';
import type { VariantProps } from 'class-variance-authority';
import { type ComponentProps, createContext, useContext } from 'react';
import { cn } from '../../lib/utils.ts';
import { toggleVariants } from './toggle.tsx';

type Look = VariantProps<typeof toggleVariants>;
const LookContext = createContext<Look>({});

export function ToggleGroup({
  className,
  variant,
  size,
  ...props
}: ComponentProps<typeof Primitive.Root> & Look) {
  return (
    <LookContext.Provider value={{ variant, size }}>
      <Primitive.Root className={cn('flex w-fit items-center gap-1', className)} {...props} />
    </LookContext.Provider>
  );
}

export function ToggleGroupItem({
  className,
  variant,
  size,
  ...props
}: ComponentProps<typeof Primitive.Item> & Look) {
  const look = useContext(LookContext);
  return (
    <Primitive.Item
      className={cn(
        toggleVariants({ variant: variant ?? look.variant, size: size ?? look.size }),
        className,
      )}
      {...props}
    />
  );
}
