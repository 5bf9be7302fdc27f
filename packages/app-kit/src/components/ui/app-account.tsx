import { LogOut } from 'lucide-react';
import { useUser } from '../../hooks/use-user.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';
import { PersonAvatar } from './person-avatar.tsx';

/**
 * Who is signed in, with the ways to their settings and out; else the way in. `isWide`: with the person's name.
 * `data-account`: the app's picture leaves it out.
 */
export function AppAccount({ isWide }: { isWide?: boolean }) {
  const { user, signIn, signOut, openAccount } = useUser();
  if (!user)
    return (
      <Button variant="outline" onClick={() => signIn()} className={cn(isWide && 'lg:flex-1')}>
        {word('signIn')}
      </Button>
    );
  const name = user.full_name || user.email;
  return (
    <>
      <Button
        data-account=""
        variant="ghost"
        size={isWide ? 'default' : 'icon'}
        aria-label={`${word('yourAccount')}: ${name}`}
        title={user.email}
        onClick={openAccount}
        className={cn(isWide && 'min-w-0 justify-start px-1.5 lg:flex-1')}
      >
        <PersonAvatar name={name} className="size-8" />
        {isWide && <span className="truncate max-lg:hidden">{name}</span>}
      </Button>
      <Button
        data-account=""
        variant="ghost"
        size="icon"
        aria-label={word('signOut')}
        title={word('signOut')}
        onClick={signOut}
      >
        <LogOut />
      </Button>
    </>
  );
}
