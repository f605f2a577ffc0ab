/** As large as the gateway keeps pictures: more would only take longer. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.92;

/**
 * A photo as it is sent: upright, not larger than needed, and without what the camera wrote into it. What this browser
 * cannot open goes as it is; the gateway may know more kinds.
 */
export async function preparePicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return file;
  // Where a PNG is transparent, a JPEG would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return picture
    ? new File([picture], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
    : file;
}
