import type { Plugin } from 'vite';

/**
 * Keeps the style sheets from holding back the first paint, which is of what the document brings along: they are fetched
 * as if for print, and `styled` takes them before the page's own first render. They stay in the head, before what the
 * components' theme puts behind them.
 */
export function earlyPaint(): Plugin {
  return {
    name: 'trellis-early-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<link rel="stylesheet" crossorigin href="([^"]+)">/g,
          '<link rel="preload" as="style" crossorigin href="$1"><link rel="stylesheet" media="print" crossorigin href="$1">',
        ),
    },
  };
}
