import { PASSWORD, type World } from './world';

/** A request that would be right, made by the lender: what the tables of bad input and of strangers start from. */
export interface Example {
  /** Values of the path's parameters; all are ids of the lender's things. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A calendar with an entry of one day, long ahead. */
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTART;VALUE=DATE:20200101',
  'RRULE:FREQ=YEARLY',
  'SUMMARY:New year',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

/** What nobody has made. */
const NOBODY = '01900000-0000-7000-8000-000000000000';

/** The answer of a browser, in form. */
const CREDENTIAL = {
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

/** What a browser's push service gave it, in form. */
const BROWSER = {
  endpoint: 'https://push.example.org/a-browser',
  p256dh: `B${'a'.repeat(86)}`,
  auth: 'a'.repeat(22),
};

/** One for every operation; a new operation without one turns a test red. */
export const EXAMPLES: Readonly<Record<string, (world: World) => Example>> = {
  requestEmailLink: () => ({ body: { email: 'nobody@example.jp' } }),
  signIn: ({ lender }) => ({ body: { email: lender.email, password: PASSWORD } }),
  refreshSession: () => ({ body: { refresh_token: 'none' } }),
  signOut: () => ({ body: { refresh_token: 'none' } }),
  keepAccount: () => ({}),
  switchAccount: ({ lender }) => ({ body: { user_id: lender.id } }),
  forgetAccount: ({ lender }) => ({ body: { user_id: lender.id } }),
  listProviders: () => ({}),
  beginProviderSignIn: () => ({ body: { provider: 'none' } }),
  createLinkedAccount: () => ({ body: { state: 'none', code: 'none' } }),
  listLinkedAccounts: () => ({}),
  beginPasskeySignIn: () => ({}),
  beginPasskey: () => ({}),
  createPasskey: () => ({ body: { name: 'A key', credential: CREDENTIAL } }),
  listPasskeys: () => ({}),
  updatePasskey: () => ({ params: { id: NOBODY }, body: { name: 'A key' } }),
  putPasskey: () => ({ params: { id: NOBODY }, body: { name: 'A key' } }),
  deletePasskey: () => ({ params: { id: NOBODY } }),
  deleteLinkedAccount: () => ({ params: { id: NOBODY } }),
  listSessions: () => ({}),
  endSession: ({ sessionId }) => ({ params: { id: sessionId } }),
  endOtherSessions: ({ refreshToken }) => ({ body: { refresh_token: refreshToken } }),
  listSecurityEvents: () => ({ query: { per_page: 20 } }),
  requestVerification: () => ({}),
  verifyEmail: () => ({ body: { token: 'none' } }),
  getLink: () => ({ body: { token: 'none' } }),
  confirmSession: () => ({ body: { password: PASSWORD } }),
  createUser: () => ({
    body: {
      name: 'New',
      email: `new-${Math.random().toString(36).slice(2)}@example.jp`,
      password: PASSWORD,
      locale: 'en',
      time_zone: 'Europe/Berlin',
    },
  }),
  getCurrentUser: () => ({}),
  getUser: ({ lender }) => ({ params: { id: lender.id } }),
  updateUser: ({ lender }) => ({ params: { id: lender.id }, body: { name: 'Renamed' } }),
  putUser: ({ lender }) => ({ params: { id: lender.id }, body: { name: 'Renamed' } }),
  exportUser: ({ lender }) => ({ params: { id: lender.id } }),
  deleteUser: ({ lender }) => ({ params: { id: lender.id }, body: { email: lender.email } }),
  createGroup: () => ({ body: { name: 'A group' } }),
  listGroups: () => ({ query: { page: 1, per_page: 20 } }),
  getGroup: ({ group }) => ({ params: { id: group.id } }),
  updateGroup: ({ group }) => ({ params: { id: group.id }, body: { name: 'Renamed' } }),
  putGroup: ({ group }) => ({ params: { id: group.id }, body: { name: 'Renamed' } }),
  deleteGroup: ({ group }) => ({ params: { id: group.id } }),
  listHeirs: ({ group }) => ({ params: { id: group.id } }),
  transferGroup: ({ group, member }) => ({
    params: { id: group.id },
    body: { user_id: member.id, slug: group.slug },
  }),
  createPost: ({ group }) => ({ body: { group_id: group.id, body: 'Closed on Monday' } }),
  listPosts: ({ group }) => ({ query: { group_id: group.id } }),
  getPost: ({ postId }) => ({ params: { id: postId } }),
  updatePost: ({ postId }) => ({ params: { id: postId }, body: { body: 'Closed on Tuesday' } }),
  putPost: ({ postId }) => ({ params: { id: postId }, body: { pin: true } }),
  deletePost: ({ postId }) => ({ params: { id: postId } }),
  createMembership: ({ group, stranger }) => ({ body: { group_id: group.id, user_id: stranger.id } }),
  listMemberships: ({ group }) => ({ query: { group_id: group.id } }),
  updateMembership: ({ membershipId }) => ({ params: { id: membershipId }, body: { tags: ['a'] } }),
  putMembership: ({ membershipId }) => ({ params: { id: membershipId }, body: { tags: ['a'] } }),
  deleteMembership: ({ membershipId }) => ({ params: { id: membershipId } }),
  bulkUpdateMemberships: ({ membershipId }) => ({
    body: { membership_ids: [membershipId], add_tags: ['b'] },
  }),
  createInvites: ({ group }) => ({ body: { group_id: group.id, emails: ['invited@example.jp'] } }),
  listInvites: ({ group }) => ({ query: { group_id: group.id } }),
  deleteInvite: ({ inviteId }) => ({ params: { id: inviteId } }),
  openInvite: () => ({ body: { token: 'none' } }),
  acceptInvite: ({ inviteId }) => ({ params: { id: inviteId } }),
  declineInvite: ({ inviteId }) => ({ params: { id: inviteId } }),
  stopInvites: () => ({ body: { token: 'none' } }),
  createManager: ({ member }) => ({ body: { email: member.email } }),
  listManagers: () => ({}),
  deleteManager: ({ managerId }) => ({ params: { id: managerId } }),
  createAuthToken: ({ group }) => ({ body: { group_id: group.id, name: 'A card' } }),
  listAuthTokens: ({ group }) => ({ query: { group_id: group.id } }),
  getAuthToken: ({ cardId }) => ({ params: { id: cardId } }),
  findAuthToken: ({ cardSecret }) => ({ body: { jti: cardSecret } }),
  updateAuthToken: ({ cardId }) => ({ params: { id: cardId }, body: { name: 'Renamed' } }),
  putAuthToken: ({ cardId }) => ({ params: { id: cardId }, body: { name: 'Renamed' } }),
  deleteAuthToken: ({ cardId }) => ({ params: { id: cardId } }),
  reissueAuthToken: ({ cardId }) => ({ params: { id: cardId } }),
  linkAuthToken: () => ({ body: { jti: 'none' } }),
  exportAuthTokens: ({ group }) => ({ query: { group_id: group.id } }),
  importAuthTokens: ({ group }) => ({ body: { group_id: group.id, rows: [{ id: '77' }], dry_run: true } }),
  createGood: ({ group }) => ({ body: { title: 'A good', group_ids: [group.id] } }),
  listGoods: ({ group }) => ({ query: { group_id: group.id } }),
  getGood: ({ goodId }) => ({ params: { id: goodId } }),
  updateGood: ({ goodId }) => ({ params: { id: goodId }, body: { title: 'Renamed' } }),
  putGood: ({ goodId }) => ({ params: { id: goodId }, body: { title: 'Renamed' } }),
  deleteGood: ({ otherGoodId }) => ({ params: { id: otherGoodId } }),
  bulkUpdateGoods: ({ goodId, otherGoodId }) => ({
    body: { good_ids: [goodId, otherGoodId], changes: { location: 'Room 2' } },
  }),
  uploadGoods: ({ group }) => ({ body: { goods: [{ title: 'From a list', group_ids: [group.id] }] } }),
  exportGoods: ({ group }) => ({ query: { group_id: group.id } }),
  createFolder: ({ group }) => ({ body: { group_id: group.id, title: 'Lenses' } }),
  listFolders: ({ group }) => ({ query: { group_id: group.id } }),
  updateFolder: ({ folderId }) => ({ params: { id: folderId }, body: { title: 'Bodies' } }),
  putFolder: ({ folderId, goodId }) => ({ params: { id: folderId }, body: { add_good_ids: [goodId] } }),
  deleteFolder: ({ folderId }) => ({ params: { id: folderId } }),
  toggleLike: ({ goodId }) => ({ body: { good_id: goodId } }),
  getSchedule: ({ goodId }) => ({ params: { id: goodId } }),
  listSchedules: ({ goodId, otherGoodId }) => ({ query: { good_ids: `${goodId},${otherGoodId}` } }),
  followGoods: ({ goodId }) => ({ query: { good_ids: goodId, seconds: 1 } }),
  createUpload: () => ({ query: { content_type: 'image/png', byte_size: 1000 } }),
  createBooking: ({ goodId, day }) => ({
    body: { good_id: goodId, start_date: day(20), end_date: day(21), quantity: 1 },
  }),
  bulkCreateBookings: ({ goodId, otherGoodId, day }) => ({
    body: { good_ids: [goodId, otherGoodId], start_date: day(30), end_date: day(31) },
  }),
  listBookings: ({ goodId }) => ({ query: { good_id: goodId } }),
  getBooking: ({ bookingId }) => ({ params: { id: bookingId } }),
  importClosedDates: ({ lender }) => ({
    params: { id: lender.id },
    body: { calendar: CALENDAR, dry_run: true },
  }),
  createRecurringBookings: ({ goodId, day }) => ({
    body: {
      good_id: goodId,
      start_date: day(60),
      end_date: day(60),
      quantity: 1,
      repeat: { every: 'week', count: 2 },
    },
  }),
  cancelSeries: ({ bookingId }) => ({ params: { id: bookingId } }),
  listFeeds: () => ({}),
  createFeed: ({ group }) => ({ body: { group_id: group.id, name: 'Bookings' } }),
  rotateFeed: ({ feedId }) => ({ params: { id: feedId } }),
  deleteFeed: ({ feedId }) => ({ params: { id: feedId } }),
  readFeed: ({ feedSecret }) => ({ params: { secret: feedSecret } }),
  exportBookings: ({ goodId }) => ({ query: { good_id: goodId } }),
  getBookingCalendar: ({ bookingId }) => ({ params: { id: bookingId } }),
  updateBooking: ({ bookingId }) => ({ params: { id: bookingId }, body: { memo: 'Changed' } }),
  putBooking: ({ bookingId }) => ({ params: { id: bookingId }, body: { memo: 'Changed' } }),
  cancelBooking: ({ bookingId }) => ({ params: { id: bookingId } }),
  returnBooking: ({ bookingId }) => ({ params: { id: bookingId } }),
  revertReturn: ({ bookingId }) => ({ params: { id: bookingId } }),
  receiveBooking: ({ bookingId }) => ({ params: { id: bookingId } }),
  handOverBooking: ({ bookingId }) => ({ params: { id: bookingId } }),
  revertHandOver: ({ bookingId }) => ({ params: { id: bookingId } }),
  extendBooking: ({ bookingId }) => ({ params: { id: bookingId }, body: { days: 1 } }),
  previewExtension: ({ bookingId }) => ({ params: { id: bookingId }, query: { days: 1 } }),
  openDispute: ({ bookingId }) => ({ params: { id: bookingId }, body: { reason: 'A scratch' } }),
  closeDispute: ({ bookingId }) => ({ params: { id: bookingId } }),
  bulkReturnBookings: ({ bookingId }) => ({ body: { booking_ids: [bookingId] } }),
  createWait: ({ otherGoodId, day }) => ({
    body: { good_id: otherGoodId, start_date: day(60), end_date: day(61), quantity: 1 },
  }),
  listWaits: ({ goodId }) => ({ query: { good_id: goodId, live: 'true' } }),
  leaveWait: ({ waitId }) => ({ params: { id: waitId } }),
  acceptWait: ({ waitId }) => ({ params: { id: waitId } }),
  declineWait: ({ waitId }) => ({ params: { id: waitId } }),
  createMessage: ({ bookingId }) => ({ body: { booking_id: bookingId, body: 'Where do I get it?' } }),
  listMessages: ({ bookingId }) => ({ query: { booking_id: bookingId } }),
  markMessagesRead: ({ bookingId, messageId }) => ({
    body: { booking_id: bookingId, message_id: messageId },
  }),
  countUnreadMessages: () => ({}),
  getNotificationSetting: ({ lender }) => ({ params: { id: lender.id } }),
  updateNotificationSetting: ({ lender }) => ({
    params: { id: lender.id },
    body: { email_message: false },
  }),
  putNotificationSetting: ({ lender }) => ({
    params: { id: lender.id },
    body: { email_message: false },
  }),
  listPushTokens: () => ({}),
  createPushToken: () => ({ body: BROWSER }),
  deletePushToken: ({ pushTokenId }) => ({ params: { id: pushTokenId } }),
  getBookingNote: ({ bookingId }) => ({ params: { id: bookingId } }),
  setBookingNote: ({ bookingId }) => ({ params: { id: bookingId }, body: { body: 'Lamp replaced' } }),
  listPlans: () => ({}),
  getVersion: () => ({}),
  getSubscription: () => ({}),
  requestPlan: ({ lender }) => ({ body: { plan: 'lite', owner_id: lender.id } }),
  setPlan: ({ lender }) => ({ params: { id: lender.id }, body: { plan: 'lite' } }),
  getSeats: ({ group }) => ({ params: { id: group.id } }),
};

/** The path of an operation with its parameters filled in. */
export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_hole, name: string) => encodeURIComponent(params[name] ?? ''));
}
