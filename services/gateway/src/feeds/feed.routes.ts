import { toBooking } from '../bookings/booking.mapper';
import { calendarOf } from '../bookings/calendar';
import { route } from '../rest/request-context';
import * as contract from './feed.contract';
import { toFeed } from './feed.mapper';

const listFeeds = route(contract.listFeeds, async ({ call, services }) => {
  const { feeds } = await services.feeds.listFeeds({}, call);
  return { body: { feeds: feeds.map(toFeed) } };
});

const createFeed = route(contract.createFeed, async ({ body, call, services }) => {
  const { feed } = await services.feeds.createFeed({ groupId: body.group_id ?? '', name: body.name }, call);
  return { body: { feed: toFeed(feed) } };
});

const rotateFeed = route(contract.rotateFeed, async ({ params, call, services }) => {
  const { feed } = await services.feeds.rotateFeed(params, call);
  return { body: { feed: toFeed(feed) } };
});

const deleteFeed = route(contract.deleteFeed, async ({ params, call, services }) => {
  await services.feeds.deleteFeed(params, call);
  return {};
});

const readFeed = route(contract.readFeed, async ({ params, call, services }) => {
  const { name, bookings } = await services.feeds.readFeed(params, call);
  const entries = bookings.map((booking) => ({ booking: toBooking(booking), version: booking.version }));
  // The tag's version is for writes, of which a feed has none.
  return { body: calendarOf(entries, name), version: 0 };
});

export const feedRoutes = [listFeeds, createFeed, rotateFeed, deleteFeed, readFeed];
