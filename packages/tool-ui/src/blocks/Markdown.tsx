import { type ReactNode, useContext, useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { CitedContext } from '../cited/cited.ts';
import { remarkCited, sourceIn } from '../cited/remark.ts';
import { isOwnPicture } from '../own-picture.ts';

const PARTS: Components = {
  a: ({ href, children }) => <Way href={href}>{children}</Way>,
  img: ({ src, alt }) =>
    typeof src === 'string' && isOwnPicture(src) ? <img src={src} alt={alt ?? ''} /> : alt,
};

/** A text as a model wrote it. Markup in it is shown as it stands; it never becomes any. */
export default function Markdown({ text }: { text: string }) {
  const numbers = useContext(CitedContext)?.numbers;
  const plugins = useMemo(
    () => (numbers ? [remarkGfm, () => remarkCited(numbers)] : [remarkGfm]),
    [numbers],
  );
  return (
    <ReactMarkdown remarkPlugins={plugins} components={PARTS}>
      {text}
    </ReactMarkdown>
  );
}

/** A link of a text: to a passage that it stands on, or to elsewhere. */
function Way({ href, children }: { href: string | undefined; children: ReactNode }) {
  const cited = useContext(CitedContext);
  const n = sourceIn(href);
  if (cited && n !== null)
    return (
      <a
        href={href}
        className="cite"
        aria-label={`Source ${n}`}
        onClick={(event) => {
          event.preventDefault();
          cited.open(n);
        }}
      >
        {children}
      </a>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}
