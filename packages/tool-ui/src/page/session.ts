/** The token of who is signed in to an app, asked for once; null for nobody. */
export function sessionOf(appId: string): () => Promise<string | null> {
  let session: Promise<string | null> | null = null;
  return () => {
    session ??= fetch(`/apps/${appId}/auth/token`, { method: 'POST' })
      .then(async (answer) =>
        answer.ok ? ((await answer.json()) as { token: string | null }).token : null,
      )
      .catch(() => null);
    return session;
  };
}
