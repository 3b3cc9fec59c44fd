import { addDays, DEFAULT_TIME_ZONE, usableTimeZone } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { lastMonday, nextMonday, noticeAt } from '../domain/mondays';
import { Contacts, Times } from './ports';
import { NewGoods, NewGoodsNotices, type NextNotice } from './ports/new-goods';

/** A user as identity publishes it. */
export interface KnownUser {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly timeZone: string;
}

/** Stores when each user gets the next notice of new goods. */
@Injectable()
export class KeepNewGoodsReaders {
  constructor(
    private readonly notices: NewGoodsNotices,
    private readonly goods: NewGoods,
    private readonly contacts: Contacts,
    private readonly times: Times,
  ) {}

  /** Applies users of events; the highest version wins. */
  async apply(users: readonly KnownUser[], tx: Tx): Promise<void> {
    const newest = new Map<string, KnownUser>();
    for (const user of users) {
      if (user.version > (newest.get(user.id)?.version ?? -1)) newest.set(user.id, user);
    }
    if (!newest.size) return;
    const now = this.times.now();
    const done = await this.notices.doneOf([...newest.keys()], tx);
    const next = [...newest.values()].map((user): NextNotice => {
      const { id: userId, version, deleted } = user;
      const timeZone = deleted ? DEFAULT_TIME_ZONE : usableTimeZone(user.timeZone);
      const last = done.get(userId) ?? lastMonday(now, timeZone);
      const dueAt = deleted ? null : noticeAt(nextMonday(last, now, timeZone), timeZone);
      return { userId, version, timeZone, done: last, dueAt };
    });
    await this.notices.apply(next, tx);
  }

  /** Stores the next page of users who were members before this release. */
  async readFurther(afterId: string, now: number, tx: Tx): Promise<void> {
    const userIds = await this.goods.members(afterId);
    const last = userIds.at(-1);
    if (last === undefined) return;
    const contacts = await this.contacts.of(userIds);
    const users = [...contacts].map(([userId, contact]): NextNotice => {
      const timeZone = usableTimeZone(contact.timeZone);
      const done = lastMonday(now, timeZone);
      return { userId, version: 0, timeZone, done, dueAt: noticeAt(addDays(done, 7), timeZone) };
    });
    await this.notices.apply(users, tx);
    await this.notices.readFurther(last, now, tx);
  }
}
