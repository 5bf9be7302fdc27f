import { CitedContext, isOwnPicture, remarkCited, sourceIn } from '@trellis/tool-ui/runs';
import { type ReactNode, useContext, useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { bridge } from '../../client/bridge.ts';
import { toolWord } from '../../lib/tool-words.ts';

const PARTS: Components = {
  a: ({ href, children }) => <Way href={href}>{children}</Way>,
  img: ({ src, alt }) =>
    typeof src === 'string' && isOwnPicture(src) ? (
      <img src={bridge().serverUrl + src} alt={alt ?? ''} />
    ) : (
      alt
    ),
};

/** A text as a model wrote it. Markup in it is shown as it stands; it never becomes any. */
export default function Markdown({ text }: { text: string }) {
  const numbers = useContext(CitedContext)?.numbers;
  const plugins = useMemo(
    () => (numbers ? [remarkGfm, () => remarkCited(numbers)] : [remarkGfm]),
    [numbers],
  );
  return (
    <div className="prose prose-stone dark:prose-invert max-w-none break-words prose-headings:font-heading prose-a:text-primary">
      <ReactMarkdown remarkPlugins={plugins} components={PARTS}>
        {text}
      </ReactMarkdown>
    </div>
  );
}

/** A link of a text: to a passage that it stands on, or to elsewhere. */
function Way({ href, children }: { href: string | undefined; children: ReactNode }) {
  const cited = useContext(CitedContext);
  const n = sourceIn(href);
  if (cited && n !== null)
    return (
      <button
        type="button"
        className="inline cursor-pointer text-primary underline underline-offset-4"
        aria-label={toolWord('source', n)}
        onClick={() => cited.open(n)}
      >
        {children}
      </button>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}
