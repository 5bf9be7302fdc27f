import { toCanvas } from 'html-to-image';

interface Options {
  scale?: number;
  backgroundColor?: string | null;
  width?: number;
  height?: number;
  ignoreElements?: (element: Element) => boolean;
}

/** `html2canvas`: the package draws in a frame of its own, which there is none of inside an app's. */
export default function html2canvas(
  element: HTMLElement,
  { scale, backgroundColor, width, height, ignoreElements }: Options = {},
): Promise<HTMLCanvasElement> {
  return toCanvas(element, {
    pixelRatio: scale ?? globalThis.devicePixelRatio ?? 1,
    // As the package does; null leaves the ground see-through.
    ...(backgroundColor !== null && { backgroundColor: backgroundColor ?? '#ffffff' }),
    ...(width && { width }),
    ...(height && { height }),
    // Fonts of other hosts are not read by code.
    skipFonts: true,
    filter: (node) =>
      !(node instanceof Element) ||
      !(node.hasAttribute('data-html2canvas-ignore') || ignoreElements?.(node)),
  });
}
