import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  enumFrom,
  enumOf,
  identity,
  identityEvents,
  installations,
  messages,
  notices,
  notify,
  reservationEvents,
  SETS,
  shells,
} from '@kashikari/contracts';
import { actorUserId, SYSTEM } from '@kashikari/kernel';
import { EventBus, newId, type OutgoingEvent } from '@kashikari/platform';
import { fakeClock, serve, startTestService, type Peer } from '@kashikari/platform/testing';
import { MailDispatcher } from '../src/app/mail-dispatcher';
import { PushDispatcher } from '../src/app/push-dispatcher';
import { NotifyModule } from '../src/notify.module';

const { BookingChange } = reservationEvents;
const { UserChanged } = identityEvents;

/** Monday noon in Tokyo. */
export const NOON = Date.parse('2026-11-16T12:00:00+09:00');

const person = (userId: string, name: string, locale: string, email = `${userId}@example.org`) => ({
  userId,
  name,
  email,
  emailVerified: email !== '',
  locale,
  timeZone: 'Asia/Tokyo',
});

type Person = ReturnType<typeof person>;

export const PEOPLE = {
  hanako: person('hanako', '山田花子', 'ja'),
  taro: person('taro', 'やまだたろう', 'ja-Hira'),
  ann: person('ann', 'Ann <b>Smith</b>', 'en'),
  media: person('media', '大学メディアセンター', 'ja'),
  card: person('card', 'カード 12', 'ja', ''),
  new: { ...person('new', '新井新', 'ja'), emailVerified: false },
};

const UNDER_WAY = `select id from mail where state = 'carried' or (state = 'waiting' and due_at <= $1)
  union all select id from push where state = 'carried' or (state = 'waiting' and due_at <= $1)`;

/** Reservation's threads: what was written, and who has read it. */
class Threads {
  /** Every question that it was asked. */
  readonly asked: messages.UnreadAsked[][] = [];
  isAway = false;
  private readonly unread: { userId: string; id: string; text: messages.UnreadText }[] = [];

  readonly peer = serve(messages.MessageServiceService, {
    listUnreadForMail: ({ asked }) => {
      this.asked.push(asked);
      if (this.isAway) return Promise.reject(new Error('reservation is away'));
      const threads = asked.map((one) => ({
        ...one,
        texts: this.unread
          .filter(({ userId, id }) => userId === one.userId && id >= one.sinceId)
          .map(({ text }) => text),
      }));
      return Promise.resolve({ threads });
    },
  });

  isNew(userId: string, id: string, authorName: string, body: string): void {
    this.unread.push({ userId, id, text: { authorName, body } });
  }

  isRead(): void {
    this.unread.length = 0;
  }
}

/** Groups as identity shows them: with their goods to members alone. */
class Groups {
  private readonly members = new Set<string>();
  private readonly owners = new Set<string>();

  readonly peer = serve(identity.GroupServiceService, {
    getGroup: ({ id }, { actor }) => {
      const userId = actorUserId(actor) ?? '';
      const [member, owner] = [this.members, this.owners].map((of) => of.has(`${userId} ${id}`));
      const permissions = member ? ['see_goods', 'leave', ...(owner ? ['list_members'] : [])] : ['join'];
      return Promise.resolve({ group: identity.Group.create({ id, permissions }) });
    },
  });

  isMember(userId: string, groupId: string, isOwner = false): void {
    this.members.add(`${userId} ${groupId}`);
    if (isOwner) this.owners.add(`${userId} ${groupId}`);
  }
}

/** Catalog's facts about goods in notices. */
class Goods {
  /** Every question that it was asked. */
  readonly asked: notices.NoticeQuestion[][] = [];
  isAway = false;
  private readonly groups = new Map<string, string[]>();
  private readonly gone = new Set<string>();

  /** Answers to questions about new goods, and the members that are listed. */
  newGoods = (_asked: notices.ListNewGoodsRequest) =>
    Promise.resolve(notices.ListNewGoodsResponse.create({}));
  members = (_asked: notices.ListMembersRequest) => Promise.resolve<{ userIds: string[] }>({ userIds: [] });

  readonly peer = serve(notices.NoticeServiceService, {
    listNewGoods: (asked) =>
      this.isAway ? Promise.reject(new Error('catalog is away')) : this.newGoods(asked),
    listMembers: (asked) => this.members(asked),
    listNoticeFacts: ({ questions }) => {
      this.asked.push(questions);
      if (this.isAway) return Promise.reject(new Error('catalog is away'));
      const facts = questions.map(({ goodId, userId, sinceId }) => ({
        groupIds: this.groups.get(`${goodId} ${userId}`) ?? [],
        visible: !this.gone.has(`${goodId} ${userId}`),
        said: sinceId !== '' && !this.gone.has(sinceId),
      }));
      return Promise.resolve({ facts });
    },
  });

  /** The user shares these groups with the good. */
  isShared(goodId: string, userId: string, ...groupIds: string[]): void {
    this.groups.set(`${goodId} ${userId}`, groupIds);
  }

  isUnseen(goodId: string, userId: string): void {
    this.gone.add(`${goodId} ${userId}`);
  }

  isDeleted(voiceId: string): void {
    this.gone.add(voiceId);
  }
}

/** A notify service beside an identity that knows {@link PEOPLE}, and reservation's threads. */
export async function startNotify(env: Record<string, string> = {}, peers: Record<string, Peer[]> = {}) {
  const clock = fakeClock(NOON);
  const asked: string[][] = [];
  const others: Person[] = [];
  let isAway = false;
  const accounts = serve(identity.AccountServiceService, {
    getContacts: ({ userIds }) => {
      asked.push(userIds);
      if (isAway) return Promise.reject(new Error('identity is away'));
      const contacts = [...Object.values(PEOPLE), ...others]
        .filter(({ userId }) => userIds.includes(userId))
        .map(({ locale, ...person }) => ({ ...person, locale: enumFrom(SETS.locale, locale)! }));
      return Promise.resolve(identity.GetContactsResponse.create({ contacts }));
    },
  });
  const ownGroups: identityEvents.GroupChanged[] = [];
  const access = serve(identity.AccessServiceService, {
    getAccess: () => Promise.resolve(identity.GetAccessResponse.create({ groups: ownGroups })),
  });
  const faces: shells.ShellFace[] = [];
  const organisations = serve(shells.ShellServiceService, {
    listShellFaces: () => Promise.resolve({ faces }),
  });
  let mailServer: installations.MailServer | undefined;
  let noMailYet = false;
  const installation = serve(installations.InstallationServiceService, {
    getMailServer: () => Promise.resolve({ mail: mailServer, noMailYet }),
  });
  const threads = new Threads();
  const groups = new Groups();
  const goods = new Goods();
  const folder = mkdtempSync(path.join(tmpdir(), 'notify-'));
  const service = await startTestService(NotifyModule, {
    name: 'notify',
    clock,
    env: {
      DATA_DIR: folder,
      PUBLIC_URL: 'https://kashi.example',
      MAIL_FROM: 'Kashikari <no-reply@kashi.example>',
      ...env,
    },
    peers: {
      identity: [accounts, access, organisations, installation, groups.peer],
      reservation: [threads.peer],
      catalog: [goods.peer, ...(peers['catalog'] ?? [])],
    },
  });
  const mails = service.as(SYSTEM).connect(notify.MailServiceClient);
  return {
    /** People whom identity knows beside {@link PEOPLE}. */
    others,
    ...{ service, clock, asked, folder, mails, threads, groups, ownGroups, goods, faces },
    /** The owner of the installation names a mail server, or none. */
    storeMailServer: (server: installations.MailServer | undefined) => (mailServer = server),
    /** The installation was set up in the browser without mail. */
    isSetUpWithoutMail: () => (noMailYet = true),
    identityIsAway: (away: boolean) => (isAway = away),
    /** Consumes all events and waits until all due items are sent. */
    async settle(): Promise<void> {
      do {
        await service.drain();
        await service.get(MailDispatcher).idle();
        await service.get(PushDispatcher).idle();
      } while ((await service.db.read(UNDER_WAY, [new Date(clock.now())])).length);
    },
    /** Puts one event on the bus under an id and time of our choice. */
    publishAs(id: string, time: Date, { data, ...event }: OutgoingEvent): Promise<void> {
      return service
        .get(EventBus)
        .publish([{ ...event, id, time, source: 'test', value: JSON.stringify(data) }]);
    },
    async tell(...events: OutgoingEvent[]): Promise<void> {
      await service.publish(...events);
      await this.settle();
    },
    sendMail(asked: Partial<notify.SendMailRequest>) {
      return mails.sendMail(
        notify.SendMailRequest.create({ key: newId(), locale: enumOf(SETS.locale, 'ja'), ...asked }),
      );
    },
    async sent(to = '') {
      return (await mails.listSentMail({ to })).mail;
    },
  };
}

/** A user as identity publishes it. */
export function user(id: string, fields: Partial<identityEvents.UserChanged> = {}): OutgoingEvent {
  const data = UserChanged.create({ id, version: 1, name: id, timeZone: 'Asia/Tokyo', ...fields });
  return {
    topic: 'kashikari.identity.user.v1',
    key: id,
    type: 'kashikari.identity.v1.UserChanged',
    data: UserChanged.toJSON(data),
  };
}

export type World = Awaited<ReturnType<typeof startNotify>>;

type Booking = reservationEvents.BookingChanged;

/** Returns a message from Hanako to the lender of the projector. */
export function message(fields: Partial<reservationEvents.MessageWritten> = {}): OutgoingEvent {
  const data = reservationEvents.MessageWritten.create({
    id: newId(),
    bookingId: 'booking-1',
    goodId: 'good-1',
    goodTitle: 'プロジェクター',
    lenderId: 'media',
    borrowerId: 'hanako',
    authorId: 'hanako',
    side: 'borrower',
    toldIds: ['media'],
    writtenAt: new Date(NOON),
    ...fields,
  });
  return {
    topic: 'kashikari.reservation.message.v1',
    key: data.bookingId,
    type: 'kashikari.reservation.v1.MessageWritten',
    data: reservationEvents.MessageWritten.toJSON(data),
  };
}

/** A booking of a projector by Hanako from Tuesday to Friday. */
export function booking(fields: Partial<Booking> = {}): OutgoingEvent {
  const data = reservationEvents.BookingChanged.create({
    id: 'booking-1',
    version: 1,
    change: BookingChange.BOOKING_CHANGE_CREATED,
    goodId: 'good-1',
    goodTitle: 'プロジェクター',
    lenderId: 'media',
    borrowerId: 'hanako',
    actorId: 'hanako',
    quantity: 1,
    state: 'reserved',
    startAt: new Date('2026-11-24T00:00:00+09:00'),
    endAt: new Date('2026-11-28T00:00:00+09:00'),
    startDate: '2026-11-24',
    endDate: '2026-11-27',
    timeZone: 'Asia/Tokyo',
    changedAt: new Date(NOON),
    live: true,
    ...fields,
  });
  return {
    topic: 'kashikari.reservation.booking.v1',
    key: data.goodId,
    type: 'kashikari.reservation.v1.BookingChanged',
    data: reservationEvents.BookingChanged.toJSON(data),
  };
}
