import { Lock, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrand } from '../../hooks/use-brand.ts';
import { useUser } from '../../hooks/use-user.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** What a page needs of its visitor. The server decides who sees which rows; this says so politely. */
export type Needs = 'anyone' | 'user' | 'admin' | (string & {});

/** Who looks at a page. */
export interface Visitor {
  user: { id: string } | null;
  isAdmin: boolean;
}

export const isOpenTo = ({ user, isAdmin }: Visitor, needs: Needs = 'anyone'): boolean =>
  needs === 'anyone' || (user !== null && (needs === 'user' || isAdmin));

export function AccessGate({ needs, children }: { needs: Needs; children: ReactNode }) {
  const { user, isAdmin, signIn } = useUser();
  const { name } = useBrand();
  if (isOpenTo({ user, isAdmin }, needs)) return children;
  return (
    <EmptyState
      icon={user ? Lock : LogIn}
      title={user ? word('adminsOnly') : name ? word('signInTo', name) : word('signInFirst')}
      description={word(user ? 'adminsOnlyText' : 'signInFirstText')}
      className="my-10"
    >
      {!user && <Button onClick={() => signIn()}>{word('signIn')}</Button>}
    </EmptyState>
  );
}
