import { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController, newId } from '@kashikari/platform';
import { ManageFeeds, refuseSecret } from '../app/manage-feeds';
import type { OpenFeed } from '../app/ports/feeds';
import { ReadFeed } from '../app/read-feed';
import { BookingMapper } from './booking-message';
import { idOf, optionalId, textOf } from './read-request';

/** 256 bits in base64url. */
const SECRET = /^[\w-]{43}$/;

const MAX_NAME = 200;

/** The addresses under which calendars subscribe. */
@GrpcController(reservation.FeedServiceService)
export class FeedsController {
  constructor(
    private readonly feeds: ManageFeeds,
    private readonly read: ReadFeed,
    private readonly mapper: BookingMapper,
  ) {}

  async listFeeds(
    _request: reservation.ListFeedsRequest,
    call: Call,
  ): Promise<reservation.ListFeedsResponse> {
    return { feeds: (await this.feeds.list(call)).map(feedMessage) };
  }

  async createFeed(
    request: reservation.CreateFeedRequest,
    call: Call,
  ): Promise<reservation.CreateFeedResponse> {
    const wanted = {
      id: newId(),
      groupId: optionalId(request.groupId, 'group_id') ?? null,
      name: textOf(request.name, MAX_NAME, 'name'),
    };
    return { feed: feedMessage(await this.feeds.create(wanted, call)) };
  }

  async rotateFeed(
    { id }: reservation.RotateFeedRequest,
    call: Call,
  ): Promise<reservation.RotateFeedResponse> {
    return { feed: feedMessage(await this.feeds.rotate(idOf('feed', id), call)) };
  }

  async deleteFeed(
    { id }: reservation.DeleteFeedRequest,
    call: Call,
  ): Promise<reservation.DeleteFeedResponse> {
    await this.feeds.remove(idOf('feed', id), call);
    return {};
  }

  async readFeed({ secret }: reservation.ReadFeedRequest, call: Call): Promise<reservation.ReadFeedResponse> {
    if (!SECRET.test(secret)) throw refuseSecret();
    const { feed, bookings } = await this.read.run(secret, call);
    return { name: feed.name, bookings: bookings.map(this.mapper.toMessage) };
  }
}

function feedMessage({ feed, secret }: OpenFeed): reservation.Feed {
  return {
    id: feed.id,
    groupId: feed.groupId ?? '',
    name: feed.name,
    secret: secret ?? '',
    createdAt: new Date(feed.createdAt),
    rotatedAt: feed.rotatedAt === null ? undefined : new Date(feed.rotatedAt),
  };
}
