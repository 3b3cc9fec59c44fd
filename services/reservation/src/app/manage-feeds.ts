import { type Call, DomainError, forbidden, notFound, refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { rotated, type Feed } from '../domain/feed';
import { signedIn, writer } from './callers';
import { Feeds, type OpenFeed } from './ports/feeds';

/** Addresses under which a person's calendars subscribe to bookings: one for what it booked, one for each group. */
@Injectable()
export class ManageFeeds {
  constructor(private readonly feeds: Feeds) {}

  async list(call: Call): Promise<OpenFeed[]> {
    const { userId } = signedIn(call.actor);
    return this.feeds.of(userId);
  }

  async create(wanted: Pick<Feed, 'id' | 'groupId' | 'name'>, call: Call): Promise<OpenFeed> {
    const { userId } = owner(call);
    if (wanted.groupId !== null && !(await this.feeds.seesGroup(userId, wanted.groupId, call.actor.within)))
      throw notFound('group', wanted.groupId);
    const feed = { ...wanted, userId, generation: 1, createdAt: call.now, rotatedAt: null };
    return this.feeds.add(feed, call);
  }

  /** The address so far is no more. */
  async rotate(id: string, call: Call): Promise<OpenFeed> {
    const { userId } = owner(call);
    return this.feeds.rotate(id, userId, (feed) => rotated(feed, call.now), call);
  }

  async remove(id: string, call: Call): Promise<void> {
    if (!(await this.feeds.remove(id, owner(call).userId))) throw notFound('feed', id);
  }
}

/** A member card is bound to a place and a time; what reads for months without it is for accounts. @throws DomainError */
function owner(call: Call): { readonly userId: string } {
  if (call.actor.kind === 'card') throw forbidden();
  return writer(call.actor);
}

export function refuseSecret(): DomainError {
  return refused('not_found', { entity: 'feed' });
}
