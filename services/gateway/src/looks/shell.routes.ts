import { PATCHES, type shells } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { toShell } from './shell.mapper';
import { ShellAnswer, ShellPatch } from './shell.schema';

const tag = 'Shells';
const path = '/shells/current';

const getShell = route(
  {
    method: 'get',
    path,
    operationId: 'getShell',
    tag,
    summary: 'Get the current shell',
    description: 'Appearance of the organization at this host. 404 if the host belongs to no organization.',
    auth: 'optional',
    answer: { status: 200, description: 'The shell.', body: ShellAnswer },
    refuses: ['not_found'],
    etag: true,
  },
  async ({ call, services }) => answer((await services.shells.getShell({}, call)).shell),
);

const updateShell = route(
  {
    method: 'patch',
    path,
    operationId: 'updateShell',
    tag,
    summary: 'Update the current shell',
    description: 'For the owner of the shell’s first account.',
    auth: 'required',
    body: ShellPatch,
    ifMatch: true,
    answer: { status: 200, description: 'The shell after the change.', body: ShellAnswer },
    refuses: ['not_found', 'forbidden', 'shell.contrast', 'image.unknown', 'validation.choice'],
  },
  async ({ body, call, services, ifVersion, faces }) => {
    const { shell } = await services.shells.updateShell(
      { patch: PATCHES.shell.write(body), ifVersion },
      call,
    );
    if (shell) faces.keep(shell);
    return answer(shell);
  },
);

export const shellRoutes = [getShell, updateShell];

function answer(shell: shells.Shell | undefined) {
  if (!shell) throw notFound('shell', 'current');
  return { body: { shell: toShell(shell) }, version: shell.version };
}
