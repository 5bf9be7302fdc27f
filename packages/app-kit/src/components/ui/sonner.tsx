import type { ComponentProps } from 'react';
import { Toaster as Sonner } from 'sonner';

export { toast } from 'sonner';

export function Toaster(props: ComponentProps<typeof Sonner>) {
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  // Above the bar that a phone has at the bottom.
  const bottom = 'calc(var(--app-bar-height, 0px) + 1rem)';
  return <Sonner theme={theme} richColors mobileOffset={{ bottom }} {...props} />;
}
