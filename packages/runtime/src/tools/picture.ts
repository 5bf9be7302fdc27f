import { toBlob } from 'html-to-image';

/** Makes a picture of what is on the screen now. */
export async function use(): Promise<Blob> {
  const background = getComputedStyle(document.body).backgroundColor;
  const picture = await toBlob(document.body, {
    width: innerWidth,
    height: innerHeight,
    pixelRatio: 1,
    skipFonts: true,
    backgroundColor: background === 'rgba(0, 0, 0, 0)' ? '#fff' : background,
    style: { transform: `translate(${-scrollX}px, ${-scrollY}px)` },
  });
  if (!picture) throw new Error('Nothing was drawn');
  return picture;
}
