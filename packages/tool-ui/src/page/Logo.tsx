import { isPicture } from '../own-picture.ts';

/** The app's logo over what it is; its name stands beside it in words. */
export const Logo = ({ src }: { src: string | null }) =>
  isPicture(src) ? <img className="logo" src={src} alt="" /> : null;
