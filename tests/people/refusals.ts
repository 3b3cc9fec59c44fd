import type { Answer } from '../product/rest';
import type { Ground } from './ground';

/** A message that section 5 or 8 of the specification has for people, and how somebody comes to read it. */
export interface SpokenRefusal {
  /** Text of the specification. */
  readonly spec: string;
  readonly status: number;
  readonly code: string;
  /** Field beside which the message is shown; absent for the whole form. */
  readonly field?: string;
  readonly ask: (ground: Ground) => Promise<Answer>;
}

const FORM = { name: '花', email: 'hana@example.com', password: 'hana-saku-7' };
/** Form of an added account. */
const ADDED = { name: '花', password: 'hana-saku-7' };
const signUp = (field: object) => (ground: Ground) =>
  ground.visitor.send('POST', '/users', { ...FORM, ...field });
const edit = (field: object) => (ground: Ground) =>
  ground.owner.send('PATCH', `/users/${ground.owner.id}`, field);
const sheet = (rows: readonly object[]) => (ground: Ground) =>
  ground.owner.send('POST', '/auth_tokens/import', { group_id: ground.groupId, rows, dry_run: true });
const file = (text: string) => (ground: Ground) => ground.owner.sendFile(ground.groupId, text);

/** Typed by hand from the specification. */
export const REFUSALS: readonly SpokenRefusal[] = [
  {
    spec: 'User name required',
    status: 400,
    code: 'validation.required',
    field: 'name',
    ask: signUp({ name: '' }),
  },
  {
    spec: 'Password required',
    status: 400,
    code: 'validation.required',
    field: 'password',
    ask: signUp({ password: '' }),
  },
  {
    spec: 'Password at least 6 characters',
    status: 400,
    code: 'validation.too_short',
    field: 'password',
    ask: signUp({ password: 'hana7' }),
  },
  {
    spec: 'Password at most 55 characters',
    status: 400,
    code: 'validation.too_long',
    field: 'password',
    ask: signUp({ password: 'h'.repeat(56) }),
  },
  {
    spec: 'Password ASCII only',
    status: 400,
    code: 'validation.ascii',
    field: 'password',
    ask: signUp({ password: 'はなさく77' }),
  },
  {
    spec: 'E-mail required',
    status: 400,
    code: 'validation.required',
    field: 'email',
    ask: signUp({ email: '' }),
  },
  {
    spec: 'E-mail must be valid',
    status: 400,
    code: 'validation.email',
    field: 'email',
    ask: signUp({ email: 'hana@' }),
  },
  {
    spec: 'Account name not on the first account',
    status: 400,
    code: 'user.account_name_later',
    field: 'account_name',
    ask: signUp({ account_name: 'hana' }),
  },
  {
    spec: 'Account name not on the first account, also later',
    status: 400,
    code: 'user.account_name_first',
    field: 'account_name',
    ask: edit({ account_name: 'hana' }),
  },
  {
    spec: 'Account name: letters, digits, underscore',
    status: 400,
    code: 'validation.account_name',
    field: 'account_name',
    ask: edit({ account_name: 'hana-chan' }),
  },
  {
    spec: 'One account name per account',
    status: 409,
    code: 'user.account_name_taken',
    field: 'account_name',
    ask: ({ owner }) => owner.send('POST', '/users', { ...ADDED, account_name: 'TAKEN_name' }),
  },
  {
    spec: 'E-mail registered already',
    status: 409,
    code: 'user.email_taken',
    field: 'email',
    ask: (ground) => ground.visitor.send('POST', '/users', { ...FORM, email: ground.owner.email }),
  },
  {
    spec: 'Group slug: lowercase, digits, - _ ~',
    status: 400,
    code: 'validation.slug',
    field: 'slug',
    ask: ({ owner }) => owner.send('POST', '/groups', { name: '棚', slug: 'Tana!' }),
  },
  {
    spec: 'Group URL change not saved',
    status: 409,
    code: 'group.slug_taken',
    field: 'slug',
    ask: ({ owner, groupId }) => owner.send('PATCH', `/groups/${groupId}`, { slug: 'taken-slug' }),
  },
  {
    spec: 'Please check the entered information (400)',
    status: 400,
    code: 'validation',
    ask: ({ owner }) => owner.send('POST', '/groups', { name: '', slug: '!' }),
  },
  {
    spec: 'You need to log in',
    status: 401,
    code: 'unauthenticated',
    ask: ({ visitor }) => visitor.send('POST', '/groups', { name: '棚' }),
  },
  {
    spec: 'Authentication failed (login 401)',
    status: 401,
    code: 'auth.failed',
    ask: ({ visitor, owner }) =>
      visitor.send('POST', '/auth/login', { email: owner.email, password: 'machigai1' }),
  },
  {
    spec: 'Authentication code expired',
    status: 401,
    code: 'auth.link_expired',
    ask: ({ visitor }) => visitor.send('POST', '/auth/login', { token: 'x'.repeat(43) }),
  },
  {
    spec: 'You do not have access permission (403)',
    status: 403,
    code: 'forbidden',
    ask: ({ member, groupId }) =>
      member.send('POST', '/invites', { group_id: groupId, emails: ['x@example.com'] }),
  },
  {
    spec: 'Data not found (404)',
    status: 404,
    code: 'not_found',
    ask: ({ owner }) => owner.send('GET', '/groups/nowhere-at-all'),
  },
  {
    spec: 'Access limit for this account (429)',
    status: 429,
    code: 'plan_limit',
    ask: ({ owner, groupId }) => owner.send('POST', '/auth_tokens', { group_id: groupId, count: 9 }),
  },
  {
    spec: 'Logged in without editing permission (481)',
    status: 481,
    code: 'no_edit_rights',
    ask: ({ reader, goodId }) => reader.send('POST', '/likes/toggle', { good_id: goodId }),
  },
  {
    spec: 'E-mail not found',
    // No response reveals if an address has an account, but an invalid address is reported.
    status: 400,
    code: 'validation.email',
    field: 'email',
    ask: ({ owner }) => owner.send('POST', '/managers', { email: 'nobody' }),
  },
  {
    spec: 'Notification settings: at least one of e-mail or push must be on',
    status: 400,
    code: 'notification_setting.none',
    field: 'email_message',
    ask: async ({ owner }) => {
      const path = `/users/${owner.id}/notification_setting`;
      const { notification_setting: flags } = (await owner.send('GET', path)).body;
      return owner.send(
        'PATCH',
        path,
        Object.fromEntries(Object.keys(flags as object).map((flag) => [flag, false])),
      );
    },
  },
  {
    spec: 'Deleting an account: type its e-mail',
    status: 400,
    code: 'user.email_mismatch',
    field: 'email',
    ask: ({ owner }) => owner.send('DELETE', `/users/${owner.id}`, { email: 'else@example.com' }),
  },
  {
    spec: 'Return all bookings first',
    status: 409,
    code: 'user.unreturned_bookings',
    ask: ({ member }) => member.send('DELETE', `/users/${member.id}`, { email: member.email }),
  },
  {
    spec: 'No member available for transfer',
    status: 400,
    code: 'group.heir',
    field: 'user_id',
    ask: ({ owner, groupId, slug, stranger }) =>
      owner.send('POST', `/groups/${groupId}/transfer`, { user_id: stranger.id, slug }),
  },
  {
    spec: 'Use limited to group members',
    status: 403,
    code: 'booking.not_a_member',
    ask: ({ stranger, publicGoodId, day }) =>
      stranger.send('POST', '/bookings', { good_id: publicGoodId, start_date: day, end_date: day }),
  },
  {
    spec: 'Wrong passcode',
    status: 403,
    code: 'group.passcode',
    field: 'passcode',
    ask: ({ stranger, groupId }) =>
      stranger.send('POST', '/memberships', { group_id: groupId, passcode: 'chigau' }),
  },
  {
    spec: 'Sign-up suspended',
    status: 403,
    code: 'group.sign_up_disabled',
    ask: ({ stranger, closedSlug }) => stranger.send('POST', '/memberships', { group_id: closedSlug }),
  },
  {
    spec: 'Member cards: invalid columns',
    status: 400,
    code: 'card.columns',
    field: 'file',
    ask: file('number,name\n1,花\n'),
  },
  {
    spec: 'Member cards: too many',
    status: 400,
    code: 'card.too_many',
    field: 'file',
    ask: sheet(Array.from({ length: 1_001 }, () => ({ name: '花' }))),
  },
  { spec: 'CSV load failed', status: 400, code: 'card.file', field: 'file', ask: file('PK\u0003\u0004') },
  {
    spec: 'Member cards: not an integer',
    status: 200,
    code: 'card.not_an_integer',
    field: 'id',
    ask: sheet([{ id: '１x', name: '花' }]),
  },
  {
    spec: 'Member cards: not unique',
    status: 200,
    code: 'card.not_unique',
    field: 'id',
    ask: sheet([{ id: '7' }, { id: '7' }]),
  },
  {
    spec: 'Member cards: invalid e-mail',
    status: 200,
    code: 'validation.email',
    field: 'email',
    ask: sheet([{ id: '8', email: 'hana@' }]),
  },
  {
    spec: 'Member cards: a row without id, name and email',
    status: 200,
    code: 'validation.required',
    field: 'id',
    ask: sheet([{ invite_email: 'a@example.com' }]),
  },
  {
    spec: 'Bulk delete failed: active bookings',
    status: 200,
    code: 'membership.active_bookings',
    ask: ({ owner, membershipOf }) =>
      owner.send('PUT', '/memberships/bulk_update', { membership_ids: [membershipOf.member], remove: true }),
  },
  {
    spec: 'Bulk delete failed: an admin',
    status: 200,
    code: 'membership.group_owner',
    ask: ({ owner, membershipOf }) =>
      owner.send('PUT', '/memberships/bulk_update', { membership_ids: [membershipOf.admin], remove: true }),
  },
];
