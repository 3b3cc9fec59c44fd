import {
  GraphQLBoolean,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import { SCHEDULE_DAYS } from '@kashikari/kernel';
import { Good } from '../goods/good.schema';
import { BusyRange } from '../schedules/schedule.schema';
import { User } from '../users/user.schema';
import type { GraphContext } from './context';
import * as resolve from './resolvers';
import { objectTypeOf } from './type-of';

const list = (type: GraphQLObjectType) => new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));
const int = new GraphQLNonNull(GraphQLInt);

const dayArgs = {
  from: { type: GraphQLString, description: 'First day, `YYYY-MM-DD`; by default, today at the lender.' },
  to: {
    type: GraphQLString,
    description: `Last day of the schedule, inclusive; by default, ${SCHEDULE_DAYS} days in all.`,
  },
};

const UserType = objectTypeOf('User', User.pick({ id: true, name: true, thumbnail_url: true }));

const BookingType = objectTypeOf('Booking', BusyRange);

const GoodType = objectTypeOf<resolve.ListedGood>('Good', Good, () => ({
  lender: {
    type: UserType,
    description: 'Null if the caller may not know of the lender.',
    resolve: resolve.lender,
  },
  bookings: {
    type: list(BookingType),
    description:
      'Ranges in which units are taken: by default, in the days of the list. As in `GET /schedules`.',
    args: dayArgs,
    resolve: resolve.bookings,
  },
}));

const GoodsPageType = new GraphQLObjectType({
  name: 'GoodsPage',
  fields: {
    goods: { type: list(GoodType) },
    page: { type: int },
    total: { type: int, description: 'Number of all results, on all pages.' },
    nextPage: { type: GraphQLInt, description: 'Null on the last page.' },
  },
});

const NotificationsType = new GraphQLObjectType({
  name: 'Notifications',
  fields: {
    hasUnread: { type: new GraphQLNonNull(GraphQLBoolean) },
    unreadCount: { type: int, description: 'Unread messages in all threads.' },
  },
});

/** Every field is resolved by the calls of its REST counterpart, and says what that says to the same caller. */
export const SCHEMA = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, GraphContext>({
    name: 'Query',
    fields: {
      notifications: {
        type: NotificationsType,
        description: 'For the badge of a signed-in user. As in `GET /messages/unread`.',
        resolve: resolve.notifications,
      },
      user: {
        type: UserType,
        description: 'A user by account name or id; null where `GET /users/{id}` is 404.',
        args: { slug: { type: new GraphQLNonNull(GraphQLString) } },
        resolve: resolve.user,
      },
      goods: {
        type: GoodsPageType,
        description: 'A page of the goods that the caller may see in lists. As in `GET /goods`.',
        args: {
          match: { type: GraphQLString, description: 'Full text; all words must match.' },
          page: { type: GraphQLInt, description: 'From 1.' },
          perPage: { type: GraphQLInt, description: '1 to 100; by default, 20.' },
          groupId: { type: GraphQLID, description: 'Only goods in this group: id or slug.' },
          ...dayArgs,
        },
        resolve: resolve.goods,
      },
    },
  }),
});
