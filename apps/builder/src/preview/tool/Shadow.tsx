import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  css: string;
  /** Class of what stands inside: `dark` for dark colors. */
  theme: string;
  children: ReactNode;
}

/** A part of the page with a style sheet of its own: neither its rules nor the builder's reach the other. */
export function Shadow({ css, theme, children }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    const { current } = host;
    if (!current) return;
    setRoot(current.shadowRoot ?? current.attachShadow({ mode: 'open' }));
  }, []);
  useLayoutEffect(() => {
    if (!root) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  }, [root, css]);
  return (
    <div ref={host} className={theme}>
      {root && createPortal(children, root)}
    </div>
  );
}
