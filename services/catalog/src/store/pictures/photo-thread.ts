import { serveThread } from '@kashikari/platform/threads';
import sharp from 'sharp';
import { bothOf, photo, pictureRefusal } from './both-of';

/** Seconds that libvips works for one of the two files; the thread as a whole has no longer. */
const TIMEOUT = 5;

sharp.concurrency(1);
sharp.cache(false);

serveThread({
  photo: async (content: Uint8Array) => {
    try {
      return await bothOf(() => photo(content), TIMEOUT);
    } catch (error) {
      throw pictureRefusal(error);
    }
  },
});
