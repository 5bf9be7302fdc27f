import { type AppLook, appCalls, type PreviewBuild, runtimeCalls } from '@trellis/contract';
import { api } from '../../session/api.ts';
import { mountFrame } from '../running/frame.ts';
import { pause, placeOf, within } from './round.ts';

/** How long a page may take until it is on the screen, and until what it loads is there. */
const PAINT_MS = 6_000;
const SETTLE_MS = 1_500;
/** What the assistant sees, in CSS pixels. */
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 812 };

export interface Shot {
  /** Is filled by a frame that nobody sees. */
  container: HTMLElement;
  appId: string;
  approvedHosts: string;
  look: AppLook;
  screenshotId: string;
  /** null for the first page. */
  page: string | null;
  isPhone: boolean;
  signal: AbortSignal;
}

/** Shows a page where nobody sees it, as it stands now, and gives the assistant a picture of it. */
export async function takeScreenshot(shot: Shot): Promise<void> {
  const { container, appId, approvedHosts, look, screenshotId, page, isPhone, signal } = shot;
  const build = (await api(runtimeCalls.preview, { params: { appId } })) as PreviewBuild;
  const known = page && build.pages.find((name) => name.toLowerCase() === page.toLowerCase());
  if ((page && !known) || signal.aborted) return;
  const { width, height } = isPhone ? PHONE : DESKTOP;
  const stage = document.createElement('div');
  const size = { width: `${width}px`, height: `${height}px` };
  Object.assign(stage.style, { position: 'relative', ...size });
  container.append(stage);
  const painted = Promise.withResolvers<void>();
  const frame = mountFrame({
    container: stage,
    appId,
    approvedHosts,
    look,
    path: known ? await placeOf(known, shot, build) : '/',
    title: 'A page as the assistant sees it',
    build,
    on: { painted: () => painted.resolve() },
  });
  try {
    await within(painted.promise, PAINT_MS, signal);
    await pause(SETTLE_MS, signal);
    if (signal.aborted) return;
    const body = await frame.app.capture();
    await api(appCalls.giveScreenshot, { params: { appId, screenshotId }, body, signal });
  } finally {
    frame.app.destroy();
    stage.remove();
  }
}
