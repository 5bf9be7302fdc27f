import type { ComponentProps } from 'react';
import { Toaster as Sonner } from 'sonner';

export { toast } from 'sonner';

export function Toaster(props: ComponentProps<typeof Sonner>) {
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  return <Sonner theme={theme} richColors {...props} />;
}
