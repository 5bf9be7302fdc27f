/** Names of fields that hold a picture: the specification's 'image', and what else people call them. */
export const isPictureName = (name: string): boolean =>
  /image|photo|picture|avatar|thumbnail|logo$/i.test(name);
