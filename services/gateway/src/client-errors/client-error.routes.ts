import { route } from '../rest/request-context';
import { NewClientError } from './client-error.schema';

/** Maximum size of a report, bytes. */
const LIMIT = 16 * 1024;

const create = route(
  {
    method: 'post',
    path: '/client_errors',
    operationId: 'createClientError',
    tag: 'Version',
    summary: 'Create a crash report',
    description:
      'Writes a crash of a page into the operator’s log, without email addresses, secrets, ids and numbers. Up to 16 KiB, and 30 a minute from one address.',
    auth: 'none',
    body: NewClientError,
    jsonLimit: LIMIT,
    limit: 'clientErrors',
    answer: { status: 204, description: 'Written.' },
  },
  async ({ body, clientErrors }) => {
    clientErrors.record(body);
    return {};
  },
);

export const clientErrorRoutes = [create];
