import { Lock, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '../../hooks/use-user.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** What a page needs of its visitor. The server decides who sees which rows; this says so politely. */
export type Needs = 'anyone' | 'user' | 'admin';

export function AccessGate({ needs, children }: { needs: Needs; children: ReactNode }) {
  const { user, isAdmin, signIn } = useUser();
  if (needs === 'anyone' || (user && (needs === 'user' || isAdmin))) return children;
  return (
    <EmptyState
      icon={user ? Lock : LogIn}
      title={word(user ? 'adminsOnly' : 'signInFirst')}
      description={word(user ? 'adminsOnlyText' : 'signInFirstText')}
      className="my-10"
    >
      {!user && <Button onClick={() => signIn()}>{word('signIn')}</Button>}
    </EmptyState>
  );
}
