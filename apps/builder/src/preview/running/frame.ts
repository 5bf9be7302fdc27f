import { type AppLook, type AppToken, type PreviewBuild, runtimeCalls } from '@trellis/contract';
import { type AppCode, type MountEvents, type MountedApp, mountApp } from '@trellis/runtime/parent';
import { api } from '../../session/api.ts';

interface Options {
  container: HTMLElement;
  appId: string;
  /** Hosts elsewhere that the app may reach: the frame begins anew with others. */
  approvedHosts: string;
  path: string;
  look: AppLook;
  /** What the frame is called by; the preview's own name where nothing is said. */
  title?: string;
  /** null: it comes later. */
  build: PreviewBuild | null;
  on: MountEvents;
}

/** The app in its frame. */
export interface Frame {
  app: MountedApp;
  /** Gives it the code that it waits for. */
  begin(build: PreviewBuild): void;
}

/** Makes a frame for the app's preview. */
export function mountFrame(options: Options): Frame {
  const { container, appId, approvedHosts, path, look, title = 'App Preview', build, on } = options;
  const code = Promise.withResolvers<AppCode>();
  const begin = (given: PreviewBuild) => code.resolve({ kind: 'preview', build: given });
  if (build) begin(build);
  const token = api(runtimeCalls.previewToken, { params: { appId } });
  let first: Promise<AppToken> | null = token;
  const app = mountApp({
    container,
    appId,
    frameUrl: `/_frame/${appId}${approvedHosts && `?${encodeURIComponent(approvedHosts)}`}`,
    code: code.promise,
    base: `/build/app/${appId}`,
    path,
    title,
    look,
    user: token.then(userOf),
    getToken: async () => {
      const asked = first ?? api(runtimeCalls.previewToken, { params: { appId } });
      first = null;
      return (await asked).token;
    },
    on,
  });
  return { app, begin };
}

function userOf({ user }: AppToken) {
  return user ? { id: user.id, email: user.email, full_name: user.name, role: user.role } : null;
}
