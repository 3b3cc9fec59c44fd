import * as bookingActs from '../bookings/booking-acts.contract';
import * as bookings from '../bookings/booking.contract';
import * as goods from '../goods/good.contract';
import * as groups from '../groups/group.contract';
import * as images from '../images/image.contract';
import * as managers from '../managers/manager.contract';
import * as memberships from '../memberships/membership.contract';
import * as plans from '../plans/plan.contract';
import * as schedules from '../schedules/schedule.contract';
import * as sessions from '../sessions/session.contract';
import * as users from '../users/user.contract';
import type { RouteContract } from '../http/route';

/** Every call of the REST contract, in the order of the document. */
export const CONTRACTS: readonly RouteContract[] = [
  sessions,
  users,
  groups,
  memberships,
  managers,
  goods,
  schedules,
  images,
  bookings,
  bookingActs,
  plans,
].flatMap((resource): RouteContract[] => Object.values(resource));
