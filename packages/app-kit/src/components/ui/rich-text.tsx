import { createElement, type ReactNode, useMemo } from 'react';
import { cn } from '../../lib/utils.ts';

const ALLOWED = new Set(
  'p br h1 h2 h3 h4 ul ol li blockquote pre code strong b em i u s a img hr div span'.split(' '),
);
const DROPPED = new Set(['script', 'style', 'iframe', 'object', 'template', 'svg', 'math']);

/** Formatted text. Only harmless tags are drawn, whatever the stored text holds. */
export function RichText({
  html,
  className,
}: {
  html: string | null | undefined;
  className?: string;
}) {
  const content = useMemo(() => {
    const page = new DOMParser().parseFromString(html ?? '', 'text/html');
    return [...page.body.childNodes].map(draw);
  }, [html]);
  return (
    <div
      className={cn(
        'prose prose-stone dark:prose-invert max-w-none prose-headings:font-heading prose-a:text-primary',
        className,
      )}
    >
      {content}
    </div>
  );
}

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (DROPPED.has(tag)) return null;
  const children = [...node.childNodes].map(draw);
  if (!ALLOWED.has(tag)) return children;
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  if (tag === 'img') {
    const src = node.getAttribute('src') ?? '';
    if (!/^(https?:|data:image\/|\/)/.test(src)) return null;
    return <img key={key} src={src} alt={node.getAttribute('alt') ?? ''} loading="lazy" />;
  }
  if (tag === 'a') {
    const href = node.getAttribute('href') ?? '';
    if (!/^(https?:|mailto:|tel:|\/|#)/.test(href)) return children;
    return (
      <a key={key} href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  }
  return createElement(tag, { key }, ...children);
}

/** The plain text of formatted text, for previews. */
export function plainText(html: string | null | undefined): string {
  const page = new DOMParser().parseFromString((html ?? '').replaceAll('<', ' <'), 'text/html');
  return page.body.textContent.replace(/\s+/g, ' ').trim();
}
