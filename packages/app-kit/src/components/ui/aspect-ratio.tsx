import type { ComponentProps } from 'react';

export function AspectRatio({
  ratio = 1,
  style,
  ...props
}: ComponentProps<'div'> & { ratio?: number }) {
  return <div style={{ aspectRatio: String(ratio), overflow: 'hidden', ...style }} {...props} />;
}
