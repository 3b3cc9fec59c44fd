import { releaseOf } from '@kashikari/platform/edge';
import { route } from '../rest/request-context';
import { z } from 'zod';

const Version = z
  .object({
    version: z.string().describe('The release, as in the changelog; 0.0.0 if there is none.'),
    commit: z
      .string()
      .nullable()
      .describe('Commit of the sources, 40 hex digits; null if the build does not know it.'),
  })
  .meta({ id: 'Version' });

/** Release of this process; constant while it runs. */
const RELEASE = releaseOf(process.env);

const getVersion = route(
  {
    method: 'get',
    path: '/version',
    operationId: 'getVersion',
    tag: 'Version',
    summary: 'Get the version',
    auth: 'none',
    answer: { status: 200, description: 'The release that this gateway runs.', body: Version },
  },
  async () => ({ body: RELEASE }),
);

export const versionRoutes = [getVersion];
