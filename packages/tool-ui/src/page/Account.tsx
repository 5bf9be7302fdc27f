import { useEffect, useState } from 'react';

interface Props {
  appId: string;
  /** Asked for once for the whole page; null for nobody. */
  token(): Promise<string | null>;
}

/** The way in for who has an account of the app, or wants one; who is in finds what is theirs. */
export function Account({ appId, token }: Props) {
  const [isIn, setIn] = useState<boolean | null>(null);
  useEffect(() => {
    void token().then((known) => setIn(known !== null));
  }, [token]);
  if (isIn === null) return null;
  const here = encodeURIComponent(location.pathname + location.search);
  return (
    <nav className="account" aria-label="Account">
      {isIn ? (
        <a href={`/apps/${appId}/settings`}>Your account</a>
      ) : (
        <a href={`/apps/${appId}/login?nextUrl=${here}`}>Sign in</a>
      )}
    </nav>
  );
}
