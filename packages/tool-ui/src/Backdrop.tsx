import type { CSSProperties, ReactNode } from 'react';
import { isOwnPicture } from './own-picture.ts';

const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** What a builder wrote as a background, as style: a color, or a picture of the app's own; nothing else becomes any. */
function styleOf(background: string | null): CSSProperties | null {
  if (!background) return null;
  if (COLOR.test(background)) return { background };
  return isOwnPicture(background)
    ? { background: `center / cover no-repeat url("${encodeURI(background)}")` }
    : null;
}

/** The picture or the color behind the form (ruling 93). */
export function Backdrop({
  background,
  children,
}: {
  background: string | null;
  children: ReactNode;
}) {
  const style = styleOf(background);
  if (!style) return children;
  return (
    <div className="behind" style={style}>
      {children}
    </div>
  );
}
