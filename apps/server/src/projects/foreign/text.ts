import type { ProjectFile } from './shape.ts';

/** A file as the text it is, also where it was handed over as bytes. */
export const asText = (file: ProjectFile): ProjectFile =>
  file.encoding === 'text'
    ? file
    : { ...file, content: Buffer.from(file.content, 'base64').toString('utf8'), encoding: 'text' };
