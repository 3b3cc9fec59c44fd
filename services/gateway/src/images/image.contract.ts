import { defineRoute } from '../rest/route';
import { UploadAnswer, uploadQuery } from './image.schema';

export const createUpload = defineRoute({
  method: 'get',
  path: '/images/s3_presigned_url',
  operationId: 'createUpload',
  tag: 'Images',
  summary: 'Sign a PUT for one picture',
  description: 'Send the bytes to `url`, then name `image_id` in the `image_ids` of a good.',
  auth: 'required',
  query: uploadQuery,
  answer: { status: 200, description: 'Where to send it.', body: UploadAnswer },
  refuses: ['quota', 'image.type', 'image.size'],
});
