const OWN = /^\/files\/[0-9a-f]{24}\/(?:[\w.-]+|row\/[0-9a-f]{24}-[0-9a-f]{16}\?key=[\w-]{22})$/;

/**
 * Whether an address is that of a file of an app, and no more: another host would be told who reads, and a way up would
 * make a picture of any call of ours.
 */
export const isOwnPicture = (address: string | null | undefined): address is string =>
  typeof address === 'string' && OWN.test(address);

const DRAWN = /^data:image\/svg\+xml;base64,[A-Za-z0-9+/=]+$/;

/** The same, or a drawing that is in the address itself: as a picture it runs nothing and asks nobody. */
export const isPicture = (address: string | null | undefined): address is string =>
  isOwnPicture(address) || (typeof address === 'string' && DRAWN.test(address));
