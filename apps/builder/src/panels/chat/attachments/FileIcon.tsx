import { IconFileText, IconPhoto, IconTable } from '@tabler/icons-react';
import { isImage, isTable } from '@trellis/contract';

/** What kind of file it is, as a picture. */
export function FileIcon({ name, contentType }: { name: string; contentType: string }) {
  if (isImage({ contentType })) return <IconPhoto size={16} aria-hidden />;
  return isTable({ name, contentType }) ? (
    <IconTable size={16} aria-hidden />
  ) : (
    <IconFileText size={16} aria-hidden />
  );
}
