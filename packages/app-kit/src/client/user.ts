import { bridge } from './bridge.ts';
import { announce } from './changes.ts';
import { createEntityClient, type EntityClient, type Fields, type RowOf } from './entities.ts';
import { call } from './http.ts';

export interface UserFields extends Fields {
  email: string;
  full_name: string;
  role: string;
}
export type AppUser = RowOf<UserFields>;

/** `F`: with the fields that the app's own `entities/User.json` adds. */
export interface UserClient<F extends UserFields = UserFields> extends EntityClient<F> {
  /** The signed-in person; throws with status 401 when nobody is. */
  me(): Promise<RowOf<F>>;
  updateMyUserData(data: Partial<F>): Promise<RowOf<F>>;
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
  async updateMyUserData(data) {
    const me = await call<AppUser>('PUT', mine(), { body: data });
    announce('User', { type: 'update', id: me.id, data: me });
    return me;
  },
  login: signIn,
  loginWithRedirect: signIn,
  logout: async () => bridge().signOut(),
};
