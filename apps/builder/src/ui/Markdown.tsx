import { Text, Typography } from '@mantine/core';
import ReactMarkdown from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

// No pictures in the chat: an address of one would tell its server who reads (security.md, content).
const schema = {
  ...defaultSchema,
  tagNames: defaultSchema.tagNames?.filter((tag) => tag !== 'img'),
};

/** The assistant's words. */
export function Markdown({ text }: { text: string }) {
  return (
    <Typography fz="sm" style={{ overflowWrap: 'anywhere' }}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[rehypeSanitize, schema]]}
        components={{
          a: ({ children, href }) => (
            <a href={href} target="_blank" rel="noreferrer noopener">
              {children}
            </a>
          ),
          p: ({ children }) => (
            <Text component="p" dir="auto" size="sm" my={6} lh={1.55}>
              {children}
            </Text>
          ),
        }}
      >
        {text}
      </ReactMarkdown>
    </Typography>
  );
}
