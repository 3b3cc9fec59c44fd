import * as accounts from '../accounts/account.contract';
import * as authTokens from '../auth-tokens/auth-token.contract';
import * as bookingActs from '../bookings/booking-acts.contract';
import * as bookingCalendar from '../bookings/booking-calendar.contract';
import * as bookingExport from '../bookings/booking-export.contract';
import * as bookings from '../bookings/booking.contract';
import * as recurring from '../bookings/recurring.contract';
import * as feeds from '../feeds/feed.contract';
import * as folders from '../folders/folder.contract';
import * as likes from '../likes/like.contract';
import * as goodBulk from '../goods/good-bulk.contract';
import * as goods from '../goods/good.contract';
import * as groups from '../groups/group.contract';
import * as images from '../images/image.contract';
import * as live from '../live/live.contract';
import * as invites from '../invites/invite.contract';
import * as managers from '../managers/manager.contract';
import * as memberships from '../memberships/membership.contract';
import * as notificationSettings from '../messages/notification-setting.contract';
import * as notes from '../messages/note.contract';
import * as messages from '../messages/message.contract';
import * as posts from '../posts/post.contract';
import * as passkeys from '../passkeys/passkey.contract';
import * as pushTokens from '../push-tokens/push-token.contract';
import * as providers from '../providers/provider.contract';
import * as plans from '../plans/plan.contract';
import * as schedules from '../schedules/schedule.contract';
import * as security from '../security/security.contract';
import * as sessions from '../sessions/session.contract';
import * as closedDates from '../users/closed-dates.contract';
import * as userExport from '../users/user-export.contract';
import * as users from '../users/user.contract';
import * as version from '../version/version.contract';
import * as waits from '../waits/wait.contract';
import type { Method, RouteContract } from '../http/route';

const METHODS: readonly Method[] = ['post', 'get', 'put', 'patch', 'delete'];

/** Every call of the REST contract, in the order of the document. */
export const CONTRACTS: readonly RouteContract[] = [
  sessions,
  providers,
  passkeys,
  security,
  accounts,
  users,
  userExport,
  closedDates,
  groups,
  posts,
  memberships,
  invites,
  managers,
  authTokens,
  goods,
  goodBulk,
  folders,
  likes,
  schedules,
  live,
  images,
  bookings,
  bookingActs,
  bookingCalendar,
  bookingExport,
  recurring,
  feeds,
  waits,
  messages,
  notes,
  notificationSettings,
  pushTokens,
  plans,
  version,
].flatMap((resource) => Object.values<RouteContract>(resource).sort(byPath));

/** A module does not keep the order in which it was written. */
function byPath(a: RouteContract, b: RouteContract): number {
  return a.path.localeCompare(b.path, 'en') || METHODS.indexOf(a.method) - METHODS.indexOf(b.method);
}
