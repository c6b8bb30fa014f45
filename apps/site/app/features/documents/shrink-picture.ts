import { maxFileBytes } from './check-file.ts';

/** Enough to read the small print of a document that fills the picture. */
const longestSides = [3000, 2400, 1800, 1200];
const quality = 0.85;

/** A picture that is too large to be sent, in fewer pixels; the file itself where that is not needed or not possible. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= maxFileBytes || !file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file);
    for (const side of longestSides) {
      const smaller = await drawn(picture, side);
      if (smaller && smaller.size <= maxFileBytes) return new File([smaller], jpegName(file.name), { type: 'image/jpeg' });
    }
  } catch {
    // What the browser cannot read is judged as it is.
  }
  return file;
}

export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

async function drawn(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
