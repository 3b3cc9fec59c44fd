/**
 * Operations that answer a stranger who names somebody else's thing with something other than 401, 403 or 404, each with
 * the reason. What they answer may still hold nothing private: the test looks for it.
 */
export const OPEN_TO_STRANGERS: Readonly<Record<string, string>> = {
  getGroup: 'Whoever has the address of a group that takes sign-ups sees what it is for, to join it.',
  listMemberships: 'A list filtered by a group holds the memberships in it that the caller may see: none.',
  listBookings: 'A list filtered by a good holds the bookings that the caller may see of it: none.',
  exportBookings: 'The same as a file: its heads alone.',
  readFeed: 'Whoever knows the secret in the address reads the feed: it is what the address is for.',
  listWaits: 'A list filtered by a good holds those in its line that the caller may see: none.',
  listSchedules: 'Answers for those of the goods asked that the caller may see: none.',
  bulkUpdateGoods: 'Tells the outcome of each good: not found.',
  uploadGoods: 'Tells the fault of each row: goods can’t be put into that group.',
  bulkUpdateMemberships: 'Tells the outcome of each membership: not found.',
  bulkReturnBookings: 'Tells the outcome of each booking: not found.',
};

/** Operations that name nobody's thing: there is no id in them to try. */
export const NAME_NOTHING = [
  'requestEmailLink',
  'signIn',
  'refreshSession',
  'signOut',
  'keepAccount',
  'switchAccount',
  'forgetAccount',
  'listProviders',
  'beginProviderSignIn',
  'createLinkedAccount',
  'listLinkedAccounts',
  'beginPasskeySignIn',
  'beginPasskey',
  'createPasskey',
  'listPasskeys',
  'listSessions',
  'endOtherSessions',
  'listSecurityEvents',
  'requestVerification',
  'verifyEmail',
  'createUser',
  'getCurrentUser',
  'createGroup',
  'listGroups',
  'openInvite',
  'linkAuthToken',
  'createManager',
  'listManagers',
  'listFeeds',
  'createUpload',
  'countUnreadMessages',
  'listPlans',
  'getSubscription',
] as const;
