import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';
import { wordsIn } from '../../lib/words.ts';

const word = wordsIn({
  en: { loading: 'Loading' },
  de: { loading: 'Wird geladen' },
  fr: { loading: 'Chargement' },
  es: { loading: 'Cargando' },
  it: { loading: 'Caricamento' },
  pt: { loading: 'A carregar' },
  nl: { loading: 'Laden' },
});

/** Something is under way. Its name is read aloud; give `aria-label` to say what. */
export function Spinner({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <LoaderCircle
      role="status"
      aria-label={word('loading')}
      className={cn('size-4 shrink-0 animate-spin', className)}
      {...props}
    />
  );
}
