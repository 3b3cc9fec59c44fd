import { addDays, groupedBy } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { lastMonday, nextMonday, noticeAt } from '../domain/mondays';
import { newGoodsFor, type NewsList, type NewsReader } from '../domain/new-goods';
import { newGoodsMail } from '../domain/new-goods-mails';
import { ALL_ON } from '../domain/notification-setting';
import type { PushedOrder } from '../domain/push';
import { Contacts, GroupSettings, MailQueue, NotificationSettings } from './ports';
import { NewGoods, NewGoodsNotices, type DueReader } from './ports/new-goods';
import { PushQueue } from './ports/push';

/** Number of people per page. */
const PAGE = 500;

/** A user's lists of one Monday, by mail and by push. */
interface Notice {
  readonly userId: string;
  readonly monday: string;
  readonly email: NewsList;
  readonly push: NewsList;
}

const NO_CONSENT: NewsReader['consents'] = { general: false, groupIds: new Set() };

/** Writes the weekly notices of new goods that are due, a page of people at a time, in the transaction of its job. */
@Injectable()
export class SendNewGoods {
  constructor(
    private readonly notices: NewGoodsNotices,
    private readonly newGoods: NewGoods,
    private readonly contacts: Contacts,
    private readonly settings: NotificationSettings,
    private readonly groupSettings: GroupSettings,
    private readonly mailQueue: MailQueue,
    private readonly pushQueue: PushQueue,
  ) {}

  /** @param now business time, epoch milliseconds */
  async run(now: number, tx: Tx): Promise<void> {
    const due = await this.notices.due(PAGE, now, tx);
    if (!due.length) return;
    const mondays = due.map((reader) => ({ ...reader, monday: lastMonday(now, reader.timeZone) }));
    await this.write(
      mondays.filter(({ monday, done }) => monday > done),
      now,
      tx,
    );
    const settled = mondays.map(({ userId, timeZone, done, monday }) => {
      const latest = monday > done ? monday : done;
      return { userId, timeZone, done: latest, dueAt: noticeAt(nextMonday(latest, now, timeZone), timeZone) };
    });
    await this.notices.settle(settled, tx);
    if (due.length === PAGE) await this.notices.again(now, tx);
  }

  private async write(due: readonly (DueReader & { monday: string })[], now: number, tx: Tx): Promise<void> {
    const notices = await this.listsOf(due);
    const listed = notices.flatMap(({ email, push }) => [...email.goods, ...push.goods]);
    if (!listed.length) return;
    const lenders = await this.contacts.of([...new Set(listed.map(({ ownerId }) => ownerId))]);
    const nameOf = (ownerId: string) => lenders.get(ownerId)?.name;
    const ordersOf = (way: 'email' | 'push') =>
      notices
        .filter((notice) => notice[way].goods.length)
        .map((notice) => newGoodsMail(notice.userId, notice.monday, notice[way], nameOf));
    const [mails, pushes] = [ordersOf('email'), ordersOf('push') as unknown as PushedOrder[]];
    if (mails.length) await this.mailQueue.put(mails, now, tx);
    if (pushes.length) await this.pushQueue.put(pushes, now, tx);
  }

  private async listsOf(due: readonly (DueReader & { monday: string })[]): Promise<Notice[]> {
    if (!due.length) return [];
    const windows = due.map(({ userId, timeZone, monday }) => ({
      userId,
      from: noticeAt(addDays(monday, -7), timeZone),
      until: noticeAt(monday, timeZone),
    }));
    const { goods, readers } = await this.newGoods.of(windows);
    const userIds = [...readers.keys()];
    if (!goods.length || !userIds.length) return [];
    const general = await this.settings.of(userIds);
    const byUser = groupedBy(await this.groupSettings.of(userIds), ({ userId }) => userId);
    const consents = await this.notices.consents(userIds);
    return due.flatMap(({ userId, monday }, at) => {
      const member = readers.get(userId);
      if (!member) return [];
      const reader: NewsReader = {
        ...member,
        ...windows[at]!,
        general: general.get(userId) ?? ALL_ON,
        choices: new Map((byUser.get(userId) ?? []).map((one) => [one.groupId, one.choices])),
        consents: consents.get(userId) ?? NO_CONSENT,
      };
      const lists = { email: newGoodsFor(goods, reader, 'email'), push: newGoodsFor(goods, reader, 'push') };
      return [{ userId, monday, ...lists }];
    });
  }
}
