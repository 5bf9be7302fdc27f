import * as Primitive from '@radix-ui/react-slider';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

export function Slider({
  className,
  value,
  defaultValue,
  'aria-label': label,
  ...props
}: ComponentProps<typeof Primitive.Root>) {
  const thumbs = (value ?? defaultValue ?? [0]).map((_, index) => `thumb-${index}`);
  return (
    <Primitive.Root
      value={value}
      defaultValue={defaultValue}
      className={cn(
        'relative flex w-full touch-none select-none items-center py-2 data-[disabled]:opacity-50',
        className,
      )}
      {...props}
    >
      <Primitive.Track className="relative h-2 w-full grow overflow-hidden rounded-full bg-foreground/10">
        <Primitive.Range className="absolute h-full bg-primary" />
      </Primitive.Track>
      {thumbs.map((key) => (
        <Primitive.Thumb
          key={key}
          aria-label={label}
          className="finger-around block size-5 rounded-full border-2 border-primary bg-background shadow-sm"
        />
      ))}
    </Primitive.Root>
  );
}
