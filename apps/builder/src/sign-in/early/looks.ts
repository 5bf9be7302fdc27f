import { type LoginInfo, readableColor } from '@trellis/contract';
import { GROUNDS, wordsOn } from '../../screens/applogin/colors.ts';

/** An app's name, logo and colors, where the product's own would stand. */
export function showApp(early: HTMLElement, app: LoginInfo): void {
  document.title = app.name;
  if (app.styleName === 'dark')
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
  const mark = early.querySelector('.mark');
  const name = document.createElement('h2');
  name.textContent = app.name;
  mark?.replaceChildren(name);
  if (app.logoUrl?.startsWith('/')) {
    const logo = new Image();
    logo.src = app.logoUrl;
    logo.alt = '';
    logo.height = 36;
    mark?.prepend(logo);
  }
  for (const [name, value] of [
    ['button', app.color],
    ['words', wordsOn(app)],
    ['light', readableColor(app.color, GROUNDS.light)],
    ['dark', readableColor(app.color, GROUNDS.dark)],
  ] as const)
    early.style.setProperty(`--${name}`, value);
}
