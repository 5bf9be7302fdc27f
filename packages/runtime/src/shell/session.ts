import type { BridgeUser } from '../bridge.ts';

/** The visitor's session in one app. The cookie is the browser's; the token it is changed for is held here only. */
export class ShellSession {
  private readonly appId: string;
  private current: Promise<Answer> | null = null;
  private refreshAt = 0;
  user: BridgeUser | null = null;

  /** `isVisitor`: the server said with the page that nobody is signed in, which it need not be asked again. */
  constructor(appId: string, isVisitor = false) {
    this.appId = appId;
    if (isVisitor) this.current = Promise.resolve(VISITOR);
    this.refreshAt = Number.POSITIVE_INFINITY;
  }

  /** The app's token, or null for a visitor. A new one in the last ten minutes of the old. */
  async token(refresh: boolean): Promise<string | null> {
    if (!this.current || refresh || Date.now() > this.refreshAt) {
      this.current = this.ask();
      this.current.catch(() => {
        this.current = null;
      });
    }
    return (await this.current).token;
  }

  async signOut(): Promise<void> {
    await fetch(`/apps/${this.appId}/auth/logout`, { method: 'POST' });
    this.current = null;
    this.user = null;
  }

  private async ask(): Promise<Answer> {
    this.refreshAt = Number.POSITIVE_INFINITY;
    // Each time the cookie is spent for another: tabs take turns, so that none sends one that is spent.
    const ask = () => fetch(`/apps/${this.appId}/auth/token`, { method: 'POST' });
    const response = await (navigator.locks?.request(`trellis-session-${this.appId}`, ask) ??
      ask());
    if (!response.ok) throw new Error(`The session could not be read (${response.status})`);
    const answer = (await response.json()) as Answer;
    const end = answer.expiresAt ? Date.parse(answer.expiresAt) : Number.POSITIVE_INFINITY;
    this.refreshAt = end - 10 * 60_000;
    this.user = answer.user && {
      id: answer.user.id,
      email: answer.user.email,
      full_name: answer.user.name,
      role: answer.user.role,
    };
    return answer;
  }
}

const VISITOR = { token: null, expiresAt: null, user: null };

interface Answer {
  token: string | null;
  expiresAt: string | null;
  user: { id: string; email: string; name: string; role: string } | null;
}
