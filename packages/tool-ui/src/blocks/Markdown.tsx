import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { isOwnPicture } from '../own-picture.ts';

const PARTS: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  ),
  img: ({ src, alt }) =>
    typeof src === 'string' && isOwnPicture(src) ? <img src={src} alt={alt ?? ''} /> : alt,
};
const PLUGINS = [remarkGfm];

/** A text as a model wrote it. Markup in it is shown as it stands; it never becomes any. */
export default function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={PLUGINS} components={PARTS}>
      {text}
    </ReactMarkdown>
  );
}
