import type { ReactNode } from 'react';
import Markdown, { type Options } from 'react-markdown';

export * from 'react-markdown';

/** What earlier versions of the package took, which the present one throws at. */
interface Before {
  className?: string;
  linkTarget?: string;
  source?: string;
  renderers?: Options['components'];
  plugins?: Options['remarkPlugins'];
  transformImageUri?: Options['urlTransform'];
  transformLinkUri?: Options['urlTransform'];
}

/** `react-markdown`, for code that was written for its versions before 10 as well. */
export default function MarkdownAsBefore({
  className,
  linkTarget,
  source,
  renderers,
  plugins,
  transformImageUri,
  transformLinkUri,
  ...options
}: Options & Before): ReactNode {
  const target = linkTarget && {
    a: ({ node, ...link }: { node?: unknown; href?: string }) => (
      <a target={linkTarget} {...link} />
    ),
  };
  const urlTransform = transformLinkUri ?? transformImageUri;
  const text = (
    <Markdown
      {...(plugins && { remarkPlugins: plugins })}
      {...(urlTransform && { urlTransform })}
      {...options}
      components={{ ...target, ...renderers, ...options.components }}
    >
      {options.children ?? source}
    </Markdown>
  );
  return className ? <div className={className}>{text}</div> : text;
}
