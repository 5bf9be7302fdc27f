/** Whether a browser can show a file as a picture, whatever it is called. Nothing in it is run: pictures run no scripts. */
export async function isPictureFile(file: Blob): Promise<boolean> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return true;
  } catch {
    // The reason is the same for all of them: it is no picture that this browser knows.
    return false;
  } finally {
    URL.revokeObjectURL(address);
  }
}
