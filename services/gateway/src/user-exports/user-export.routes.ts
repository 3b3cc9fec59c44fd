import { UserExport, userParams } from './user-export.schema';
import { Readable } from 'node:stream';
import { route } from '../rest/request-context';
import { toNotificationSetting } from '../messages/notification-setting.mapper';
import { toUser, toUserName } from '../users/user.mapper';
import { partsOf } from './user-export.parts';
import { forbidden, notFound } from '@kashikari/kernel';

const exported = route(
  {
    method: 'get',
    path: '/users/{id}/export',
    operationId: 'exportUser',
    tag: 'Users',
    summary: 'Export a user’s data',
    description:
      'Contains the account with its settings, devices and security events; its groups, memberships, managers and goods; its bookings, waits and likes; its folders, posts, reviews, comments, pictures and calendar feeds; the messages it wrote, and the notes of managers about it. The response is streamed.',
    auth: 'required',
    fresh: true,
    params: userParams,
    answer: {
      status: 200,
      description: 'The data, as one JSON object.',
      body: UserExport,
    },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services, sender }) => {
    // Fetched before the first byte is sent, so that a refusal has its own status.
    const { user } = await services.accounts.getUser({ id: params.id }, call);
    if (!user) throw notFound('user', params.id);
    if (!user.permissions.includes('edit')) throw forbidden();
    const { address } = sender;
    await services.security.noteExport({ address }, call);
    const parts = partsOf(services, user.id, sender.refreshCookie ?? '', call);
    const [{ setting }, { added, managed }] = await Promise.all([
      services.notificationSettings.getNotificationSetting({ userId: user.id }, call),
      services.accounts.listAccounts({}, call),
    ]);
    const head = {
      user: { ...toUser(user), accounts: added.map(toUserName), managing_users: managed.map(toUserName) },
      notification_setting: toNotificationSetting(setting),
    };
    return { stream: Readable.from(textOf(head, parts)), fileName: 'kashikari.json' };
  },
);

export const userExportRoutes = [exported];

/** Yields one object whose long lists are written as they are fetched, with no more than one part in memory. */
async function* textOf(head: object, parts: Readonly<Record<string, () => AsyncGenerator<object>>>) {
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, items] of Object.entries(parts)) {
    yield `,${JSON.stringify(name)}:[`;
    let between = '';
    for await (const item of items()) {
      yield between + JSON.stringify(item);
      between = ',';
    }
    yield ']';
  }
  yield '}';
}
