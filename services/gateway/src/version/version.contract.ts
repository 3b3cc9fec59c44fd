import { z } from 'zod';
import { defineRoute } from '../rest/route';

const Version = z
  .object({
    version: z.string().describe('The release, as in the changelog; 0.0.0 for none.'),
    commit: z
      .string()
      .nullable()
      .describe('The commit of the sources, 40 hex digits; null where the build doesn’t know it.'),
  })
  .meta({ id: 'Version' });

export const getVersion = defineRoute({
  method: 'get',
  path: '/version',
  operationId: 'getVersion',
  tag: 'Version',
  summary: 'Which release answers',
  auth: 'none',
  answer: { status: 200, description: 'The release that this gateway runs.', body: Version },
});
