import { useEffect } from 'react';
import { appPerson } from '../appsettings/appPerson.ts';

/** An app that sends somebody here although they are signed in wants somebody else: they are not sent back to it. */
function isSentByApp(): boolean {
  if (!URL.canParse(document.referrer)) return false;
  const { host, pathname } = new URL(document.referrer);
  return host !== window.location.host || pathname.startsWith('/app/');
}

/**
 * Sends who is signed in to the app on to where they wanted to go. Not its owner, whom the builder signs in to it: they
 * come here to see the page. `next` is null until it is known.
 */
export function useSentOn(appId: string, next: string | null): void {
  useEffect(() => {
    if (next === null || isSentByApp()) return;
    let isLeft = false;
    appPerson(appId, () => {})
      .user()
      .then(
        (user) => {
          if (!isLeft && user && user.role !== 'owner') window.location.replace(next);
        },
        // Whoever cannot be told for signed in signs in.
        () => {},
      );
    return () => {
      isLeft = true;
    };
  }, [appId, next]);
}
