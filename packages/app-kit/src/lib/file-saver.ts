/** `file-saver`, for code that was written for it: browsers save what a link leads to. */
export function saveAs(data: Blob | string, name = 'download'): void {
  const link = document.createElement('a');
  link.href = typeof data === 'string' ? data : URL.createObjectURL(data);
  link.download = data instanceof File && name === 'download' ? data.name : name;
  link.click();
  // The browser has taken it up by then.
  if (typeof data !== 'string') setTimeout(() => URL.revokeObjectURL(link.href), 40_000);
}

export default Object.assign(saveAs, { saveAs });
