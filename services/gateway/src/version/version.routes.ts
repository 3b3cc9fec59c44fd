import { releaseOf } from '@kashikari/platform/edge';
import { route } from '../rest/request-context';
import { z } from 'zod';

const Version = z
  .object({
    version: z.string().describe('The release, as in the changelog; 0.0.0 for none.'),
    commit: z
      .string()
      .nullable()
      .describe('The commit of the sources, 40 hex digits; null where the build doesn’t know it.'),
  })
  .meta({ id: 'Version' });

/** Of the process: it doesn't change while one runs. */
const RELEASE = releaseOf(process.env);

const getVersion = route(
  {
    method: 'get',
    path: '/version',
    operationId: 'getVersion',
    tag: 'Version',
    summary: 'Which release answers',
    auth: 'none',
    answer: { status: 200, description: 'The release that this gateway runs.', body: Version },
  },
  async () => ({ body: RELEASE }),
);

export const versionRoutes = [getVersion];
