import { bridge } from './bridge.ts';
import { createEntityClient, type EntityClient, type Fields, type RowOf } from './entities.ts';
import { call } from './http.ts';

export interface UserFields extends Fields {
  email: string;
  full_name: string;
  role: string;
}
export type AppUser = RowOf<UserFields>;

export interface UserClient extends EntityClient<UserFields> {
  /** The signed-in person; throws with status 401 when nobody is. */
  me(): Promise<AppUser>;
  updateMyUserData(data: Partial<UserFields>): Promise<AppUser>;
  login(nextUrl?: string): Promise<void>;
  loginWithRedirect(nextUrl?: string): Promise<void>;
  logout(): Promise<void>;
}

const mine = () => `/live_api/apps/${bridge().appId}/entities/User/me`;
const signIn = async (nextUrl?: string) => bridge().signIn(nextUrl);

/** The people of this app. */
export const User: UserClient = {
  ...createEntityClient<UserFields>('User'),
  me: () => call('GET', mine()),
  updateMyUserData: (data) => call('PUT', mine(), { body: data }),
  login: signIn,
  loginWithRedirect: signIn,
  logout: async () => bridge().signOut(),
};
