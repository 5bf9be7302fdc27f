/** Gives somebody a file, as a download of their browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Once the browser has begun with it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A name that every system takes: letters and figures of any script, with dashes between. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${plain || 'answer'}.${ending}`;
}
