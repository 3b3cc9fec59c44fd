import { resource } from '../resource';

/** Pictures. The tests of goods upload and show one. */
export const images = resource({
  make: async () => ({}),
  examples: { createUpload: () => ({ query: { content_type: 'image/png', byte_size: 1000 } }) },
});
