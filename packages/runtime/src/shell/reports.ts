import type { AppFailure } from '../parent/options.ts';
import { paceOf } from '../parent/pace.ts';
import type { ShellBoot } from './boot.ts';

const SAME_MS = 5 * 60_000;
const WINDOW_MS = 60_000;
const MOST = 10;

/** Decides which errors are sent: the same one not twice in 5 minutes, ten in a minute at most. */
export class ReportGate {
  private readonly seen = new Map<string, number>();
  private readonly pace = paceOf(MOST, [], WINDOW_MS);

  admits(key: string, now: number): boolean {
    if (now - (this.seen.get(key) ?? -SAME_MS) < SAME_MS || !this.pace(now)) return false;
    this.seen.set(key, now);
    return true;
  }
}

/** Tells the page around this one, when there is one, and the server. */
export function reporter(
  boot: Pick<ShellBoot, 'appId' | 'name' | 'versionId'>,
): (error: AppFailure) => void {
  const gate = new ReportGate();
  return (error) => {
    const { title, details, componentName, scope } = error;
    if (window.parent !== window)
      window.parent.postMessage({ type: 'app_error', title, details, componentName, scope }, '*');
    if (!gate.admits(`${title}\n${componentName ?? ''}\n${scope}`, Date.now())) return;
    const report = {
      appId: boot.appId,
      appName: boot.name,
      versionId: boot.versionId,
      errorTitle: title.slice(0, 2_000),
      errorDetails: details?.slice(0, 20_000),
      componentName: componentName?.slice(0, 200),
      scope,
    };
    void fetch('/api/app-error', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(() => {
      // The person sees the app's own error page; that the report did not arrive helps nobody.
    });
  };
}
