import { MAX_CODE_LENGTH, refused } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { readScan } from '../scan-codes/read-scan';
import { ResolveScan } from './resolve-scan';
import { ScanAnswer, ScanRequest } from './scan.schema';

const resolve = route(
  {
    method: 'post',
    path: '/scans/resolve',
    operationId: 'resolveScan',
    tag: 'Labels',
    summary: 'Look up a scanned code',
    description:
      'The first that fits: an address of this installation, a management id (of the group, then of the caller’s groups ' +
      'and accounts), a further code of a good, the number of a member card (for callers who may list its group’s members), an ISBN. What the ' +
      'caller may not see is `unknown`, like what is missing. Addresses of others are `unknown`, too, and are never ' +
      'requested. Nothing is changed. Unknown codes of labels are limited per address.',
    auth: 'optional',
    body: ScanRequest,
    tries: 'scan',
    readsOnly: true,
    answer: { status: 200, description: 'The object that the code identifies.', body: ScanAnswer },
    refuses: ['code.too_long'],
  },
  async ({ body, call, services, scanOptions }) => {
    const { code, format, group_id: groupId = '', mode } = body;
    if (code.length > MAX_CODE_LENGTH) throw refused('code.too_long', { max: MAX_CODE_LENGTH }, 'code');
    const read = readScan(code, format, scanOptions());
    const answer = await new ResolveScan(services, call, { groupId, mode }).run(read);
    return { body: answer, missed: answer.scan.kind === 'unknown' };
  },
);

export const scanRoutes = [resolve];
