import { isOwnPicture } from '@trellis/tool-ui/runs';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { bridge } from '../../client/bridge.ts';

const PARTS: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  ),
  img: ({ src, alt }) =>
    typeof src === 'string' && isOwnPicture(src) ? (
      <img src={bridge().serverUrl + src} alt={alt ?? ''} />
    ) : (
      alt
    ),
};
const PLUGINS = [remarkGfm];

/** A text as a model wrote it. Markup in it is shown as it stands; it never becomes any. */
export default function Markdown({ text }: { text: string }) {
  return (
    <div className="prose prose-stone dark:prose-invert max-w-none break-words prose-headings:font-heading prose-a:text-primary">
      <ReactMarkdown remarkPlugins={PLUGINS} components={PARTS}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
