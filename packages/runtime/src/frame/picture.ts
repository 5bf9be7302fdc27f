import type { Loader } from './loader.ts';
import type { FramePort } from './port.ts';

interface PictureMaker {
  toBlob(node: HTMLElement, options: object): Promise<Blob | null>;
}

/** Makes a picture of what is on the screen now, when the parent asks; the library comes with the first question. */
export function answerCaptures(port: FramePort, loader: Loader): void {
  port.on('Capture', async ({ id, code, name }) => {
    try {
      loader.add(code);
      const maker = (await loader.load(name)) as PictureMaker;
      const background = getComputedStyle(document.body).backgroundColor;
      const picture = await maker.toBlob(document.body, {
        width: innerWidth,
        height: innerHeight,
        pixelRatio: 1,
        skipFonts: true,
        backgroundColor: background === 'rgba(0, 0, 0, 0)' ? '#fff' : background,
        style: { transform: `translate(${-scrollX}px, ${-scrollY}px)` },
      });
      port.send({ type: 'Captured', id, picture, reason: picture ? '' : 'Nothing was drawn' });
    } catch (error) {
      port.send({ type: 'Captured', id, picture: null, reason: String(error) });
    }
  });
}
