import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { bridge } from '../client/bridge.ts';
import { auth } from '../client/sdk/auth.ts';
import { ownToken } from '../client/token.ts';

type Person = Record<string, unknown>;

interface Auth {
  user: Person | null;
  isAuthenticated: boolean;
  isLoadingAuth: boolean;
  isLoadingPublicSettings: boolean;
  authChecked: boolean;
  authError: { type: string; message: string } | null;
  appPublicSettings: Person | null;
  logout(): void;
  navigateToLogin(): void;
  checkAppState(): Promise<void>;
  checkUserAuth(): Promise<void>;
  refresh(): Promise<void>;
}

const Known = createContext<Auth | null>(null);

/** Who is signed in, for everything inside. Who may open the app at all is settled before it starts. */
export function AuthProvider({ children }: { children?: ReactNode }): ReactNode {
  return <Known.Provider value={useOwnAuth()}>{children}</Known.Provider>;
}

/** Works outside of a provider, too. */
export function useAuth(): Auth {
  const known = useContext(Known);
  const own = useOwnAuth(known !== null);
  return known ?? own;
}

const mayBeKnown = (): boolean => bridge().user !== null || ownToken() !== null;

function useOwnAuth(isIdle = false): Auth {
  const [user, setUser] = useState<Person | null>(null);
  const [isLoading, setLoading] = useState(!isIdle && mayBeKnown());
  const refresh = useCallback(async () => {
    if (!mayBeKnown()) setUser(null);
    else setUser(await auth.me().catch(() => null));
    setLoading(false);
  }, []);
  useEffect(() => {
    if (isIdle) return;
    void refresh();
    return bridge().onUserChange(() => void refresh());
  }, [isIdle, refresh]);
  return {
    user,
    isAuthenticated: user !== null,
    isLoadingAuth: isLoading,
    isLoadingPublicSettings: false,
    authChecked: !isLoading,
    authError: null,
    appPublicSettings: {},
    logout: () => void auth.logout(),
    navigateToLogin: () => bridge().signIn(),
    checkAppState: refresh,
    checkUserAuth: refresh,
    refresh,
  };
}
