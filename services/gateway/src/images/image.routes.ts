import { route } from '../rest/request-context';
import { UploadAnswer, uploadQuery } from './image.schema';

const createUpload = route(
  {
    method: 'get',
    path: '/images/s3_presigned_url',
    operationId: 'createUpload',
    tag: 'Images',
    summary: 'Create a signed upload URL for a picture',
    description: 'Send the bytes to `url` with PUT, then add `image_id` to the `image_ids` of a good.',
    auth: 'required',
    query: uploadQuery,
    answer: { status: 200, description: 'The signed URL.', body: UploadAnswer },
    refuses: ['quota', 'image.type', 'image.size'],
  },
  async ({ query, call, services }) => {
    const upload = await services.images.createUpload(
      { contentType: query.content_type, byteSize: query.byte_size, alt: query.alt ?? '' },
      call,
    );
    return { body: { image_id: upload.imageId, url: upload.url, public_url: upload.publicUrl } };
  },
);

export const imageRoutes = [createUpload];
