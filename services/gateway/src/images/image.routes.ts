import { route } from '../rest/request-context';
import * as contract from './image.contract';

const createUpload = route(contract.createUpload, async ({ query, call, services }) => {
  const upload = await services.images.createUpload(
    { contentType: query.content_type, byteSize: query.byte_size, alt: query.alt ?? '' },
    call,
  );
  return { body: { image_id: upload.imageId, url: upload.url, public_url: upload.publicUrl } };
});

export const imageRoutes = [createUpload];
