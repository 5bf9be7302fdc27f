/**
 * An app whose code fails before it draws anything says so; nothing of the kit is there for it yet. What
 * has drawn something shows its own errors.
 */
export function showNotStarted(error: unknown): void {
  const root = document.getElementById('root');
  if (!root || root.firstChild) return;
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'max-width:28rem;margin:20vh auto;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
  const lines = [
    ['h1', 'This app hit a problem', 'font-size:1.125rem;font-weight:600;margin:0 0 .5rem'],
    ['p', 'It could not be started. Everything you saved is still there.', 'margin:0 0 1rem'],
    [
      'p',
      error instanceof Error ? error.message : String(error),
      'font:.8rem ui-monospace,monospace',
    ],
  ] as const;
  for (const [name, text, style] of lines) {
    const line = document.createElement(name);
    line.textContent = text;
    line.style.cssText = style;
    box.append(line);
  }
  root.append(box);
}
