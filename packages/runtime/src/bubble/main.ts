import type { Bubble } from './settings.ts';

/**
 * Puts the way to an app's chat assistant into the corner of a page, this one or one elsewhere: a button, and behind it
 * the assistant's own page in a frame. It keeps nothing in the browser, and its style is nobody's but its own.
 */
const STYLE = `
:host{all:initial;color-scheme:light dark}
button{position:fixed;right:20px;bottom:20px;z-index:2147482000;width:56px;height:56px;padding:0;display:grid;place-items:center;border:0;border-radius:50%;background:var(--color);color:var(--on);cursor:pointer;box-shadow:0 6px 20px rgb(0 0 0/.24)}
button:focus-visible{outline:3px solid var(--color);outline-offset:3px}
svg{width:26px;height:26px;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
iframe{position:fixed;right:20px;bottom:88px;z-index:2147482000;width:min(400px,calc(100vw - 40px));height:min(640px,calc(100dvh - 112px));border:1px solid rgb(128 128 128/.3);border-radius:18px;box-shadow:0 16px 48px rgb(0 0 0/.28)}
iframe[hidden]{display:none}
@media(max-width:480px){iframe{right:8px;left:8px;bottom:84px;width:calc(100vw - 16px);height:calc(100dvh - 100px)}}
@media print{button,iframe{display:none}}`;

const SIGN = 'M4 5h16v11H9l-5 4z';
const CLOSE = 'M6 6l12 12M18 6 6 18';

function put({ page, name, color, onColor }: Bubble): void {
  const host = document.createElement('div');
  host.style.setProperty('--color', color);
  host.style.setProperty('--on', onColor);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const button = document.createElement('button');
  button.type = 'button';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const sign = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.append(sign);
  button.append(svg);
  let frame: HTMLIFrameElement | null = null;
  const show = (isOpen: boolean) => {
    if (isOpen && !frame) {
      // Loaded with the first click, so that a page costs nothing more for it.
      frame = document.createElement('iframe');
      frame.title = `Chat: ${name}`;
      frame.src = page;
      root.append(frame);
    }
    if (frame) frame.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    button.setAttribute('aria-label', isOpen ? 'Close the chat' : `Chat with ${name}`);
    sign.setAttribute('d', isOpen ? CLOSE : SIGN);
  };
  show(false);
  button.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'));
  root.append(button);
  document.body.append(host);
}

const script = document.currentScript as (HTMLScriptElement & { bubble?: Bubble }) | null;
const settings = script?.bubble;
if (settings) {
  const page = new URL(settings.page, script.src).href;
  if (document.body) put({ ...settings, page });
  else addEventListener('DOMContentLoaded', () => put({ ...settings, page }), { once: true });
}
