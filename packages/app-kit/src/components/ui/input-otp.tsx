import { OTPInput, OTPInputContext } from 'input-otp';
import { Minus } from 'lucide-react';
import { type ComponentProps, useContext } from 'react';
import { cn } from '../../lib/utils.ts';

export function InputOTP({ className, ...props }: ComponentProps<typeof OTPInput>) {
  return (
    <OTPInput
      containerClassName="flex items-center gap-2 has-disabled:opacity-50"
      className={cn('disabled:cursor-not-allowed', className)}
      {...props}
    />
  );
}

export function InputOTPGroup({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex items-center', className)} {...props} />;
}

export function InputOTPSlot({
  index,
  className,
  ...props
}: ComponentProps<'div'> & { index: number }) {
  const slot = useContext(OTPInputContext).slots[index];
  return (
    <div
      className={cn(
        'relative flex size-11 items-center justify-center border-input border-y border-e bg-card text-base first:rounded-s-md first:border-s last:rounded-e-md',
        slot?.isActive && 'z-10 ring-2 ring-ring',
        className,
      )}
      {...props}
    >
      {slot?.char}
      {slot?.hasFakeCaret && <span className="h-5 w-px animate-pulse bg-foreground" />}
    </div>
  );
}

export function InputOTPSeparator(props: ComponentProps<'div'>) {
  return (
    <div aria-hidden="true" {...props}>
      <Minus className="size-4" />
    </div>
  );
}
