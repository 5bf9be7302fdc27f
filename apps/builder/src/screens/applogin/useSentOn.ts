import { useEffect } from 'react';
import { appPerson } from '../appsettings/appPerson.ts';

/** An app that sends people here although they are signed in wants somebody else: they are not sent back at once. */
const AGAIN_MS = 10_000;

/**
 * Sends who is signed in to the app on to where they wanted to go. Not its owner, whom the builder signs in to it: they
 * come here to see the page. `next` is null until it is known.
 */
export function useSentOn(appId: string, next: string | null): void {
  useEffect(() => {
    if (next === null) return;
    const place = `trellis-sent-on:${appId}`;
    if (Date.now() - Number(sessionStorage.getItem(place) ?? 0) < AGAIN_MS) return;
    let isLeft = false;
    appPerson(appId, () => {})
      .user()
      .then(
        (user) => {
          if (isLeft || !user || user.role === 'owner') return;
          sessionStorage.setItem(place, String(Date.now()));
          window.location.replace(next);
        },
        // Whoever cannot be told for signed in signs in.
        () => {},
      );
    return () => {
      isLeft = true;
    };
  }, [appId, next]);
}
