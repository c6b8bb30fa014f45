import type { Painter, Painting, Urgency } from './painter.ts';
import { pictureFile, type Picture } from './picture.ts';
import type { PictureStore } from './picture-store.ts';

/** More people than this do not wait for pictures at once. */
const MAX_WAITING = 400;

export class GalleryFull extends Error {}

export interface Gallery {
  /** The picture from disk, or drawn now and kept. Throws `GalleryFull` when too many are being waited for. */
  get(picture: Picture): Promise<Buffer>;
  /** Draws and keeps the picture unless it is there, behind everything that somebody waits for. */
  prepare(picture: Picture): Promise<void>;
}

/**
 * Gives pictures out of the store, and has each missing one drawn once, however many ask for it. A disk that fails costs
 * another drawing, never a picture.
 */
export function createGallery({
  store,
  painter,
  onStoreError,
}: {
  store: PictureStore;
  painter: Painter;
  onStoreError(error: unknown): void;
}): Gallery {
  const underWay = new Map<string, Painting>();

  const kept = (file: string): Promise<Buffer | null> =>
    store.find(file).catch((error: unknown) => {
      onStoreError(error);
      return null;
    });
  const drawn = (file: string, picture: Picture, urgency: Urgency): Promise<Buffer> => {
    const running = underWay.get(file);
    if (running) {
      if (urgency === 'now') running.hurry();
      return running.data;
    }
    if (urgency === 'now' && underWay.size >= MAX_WAITING) throw new GalleryFull();
    const painting = painter.paint(picture, urgency);
    const data = painting.data.then(async (image) => {
      await store.save(file, image).catch(onStoreError);
      return image;
    });
    underWay.set(file, { data, hurry: painting.hurry });
    const forget = () => void underWay.delete(file);
    data.then(forget, forget);
    return data;
  };

  return {
    async get(picture) {
      const file = pictureFile(picture);
      return (underWay.has(file) ? null : await kept(file)) ?? drawn(file, picture, 'now');
    },
    async prepare(picture) {
      const file = pictureFile(picture);
      if (!(await store.has(file))) await drawn(file, picture, 'idle');
    },
  };
}
