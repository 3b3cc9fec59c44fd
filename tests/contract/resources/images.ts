import { resource } from '../resource';

/** Pictures. One is brought up and shown in the run of goods. */
export const images = resource({
  make: async () => ({}),
  examples: { createUpload: () => ({ query: { content_type: 'image/png', byte_size: 1000 } }) },
});
