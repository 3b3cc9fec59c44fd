import { books, enumOf, identity, labels, SETS, type catalog, type reservation } from '@kashikari/contracts';
import { actorUserId, DomainError, mayWrite, type Call } from '@kashikari/kernel';
import { toBooking } from '../bookings/booking.mapper';
import type { Services } from '../clients/services';
import { imagesOf, toGood } from '../goods/good.mapper';
import { toGroup } from '../groups/group.mapper';
import { relatedUsers } from '../users/related-users';
import { toUser } from '../users/user.mapper';
import { goodSituation, possibleOn } from './good-situation';
import type { ReadScan } from '../scan-codes/read-scan';
import type { Scan, ScanAnswer } from './scan.schema';
import {
  scanActions,
  type ScanAction,
  type ScanMode,
  type ScanRole,
  type ScanSituation,
} from './scan-actions';

/** Open bookings of the scanned good. */
const MAX_BOOKINGS = 50;

const DAY = 86_400_000;

export interface ScanPlace {
  /** Id or slug of the group in which it was scanned; empty for none. */
  readonly groupId: string;
  readonly mode: ScanMode;
}

/**
 * Finds the object of a scanned code and the actions that the caller may do with it. Each service is called once or
 * never, whatever the number of objects. The calls are the same for objects that the caller may not see and for missing
 * ones.
 */
export class ResolveScan {
  constructor(
    private readonly services: Services,
    private readonly call: Call,
    private readonly place: ScanPlace,
  ) {}

  async run(read: ReadScan): Promise<ScanAnswer> {
    if (read.kind === 'foreign') return this.unknown(read.normal, 'none');
    if (read.kind === 'code') return this.ofCode(read);
    const { normal, address } = read;
    switch (address.kind) {
      case 'label':
        return this.ofGood(normal, { labelCode: address.code });
      case 'good':
        return this.ofGood(normal, { goodId: address.id });
      case 'booking':
        return this.ofBooking(normal, address.id);
      case 'group':
        return this.ofGroup(normal, address.name);
      case 'card':
        return this.ofCard(address.secret);
    }
  }

  private async ofGood(normal: string, asked: Partial<labels.ResolveCodeRequest>): Promise<ScanAnswer> {
    const { goods } = await this.resolved(asked);
    return goods[0] ? this.good(normal, goods[0]) : this.unknown(normal, 'none');
  }

  private async ofBooking(normal: string, id: string): Promise<ScanAnswer> {
    if (this.me === undefined) return this.unknown(normal, 'none');
    const booking = await seen(
      async () => (await this.services.bookings.getBooking({ id }, this.call)).booking,
    );
    const { goods } = booking ? await this.resolved({ goodId: booking.goodId }) : { goods: [] };
    if (!booking || !goods[0]) return this.unknown(normal, 'none');
    const answer = await this.good(normal, goods[0], [booking]);
    return { ...answer, scan: { ...answer.scan, booking_id: booking.id } };
  }

  private async ofGroup(normal: string, name: string): Promise<ScanAnswer> {
    const group = await seen(
      async () => (await this.services.groups.getGroup({ id: name }, this.call)).group,
    );
    if (!group) return this.unknown(normal, 'none');
    const canJoin = group.permissions.includes('join');
    const possible = (action: ScanAction) => action !== 'join' || canJoin;
    const scan = { kind: 'group', normal, group_id: group.id } as const;
    return this.answer(scan, this.actions('group', 'borrower', possible), { groups: [toGroup(group)] });
  }

  /**
   * Resolves the secret of a card. To callers who may not list its group's members, the card looks like a missing one:
   * they can sign in with it.
   */
  private async ofCard(secret: string): Promise<ScanAnswer> {
    const { cards, users } = await this.cards({ secret });
    const [card] = cards;
    if (!card) return this.answer({ kind: 'card', normal: '' }, this.actions('card', 'borrower'));
    return this.holder('', card, users);
  }

  private async ofCode(read: Extract<ReadScan, { kind: 'code' }>): Promise<ScanAnswer> {
    const { normal, labelCode, spellings, isbn, fault: code = null } = read;
    const {
      goods,
      books: copies,
      manages,
    } = await this.resolved({ labelCode, managementIds: [...spellings], isbn });
    const [good] = goods;
    if (good && goods.length === 1) return this.good(normal, good);
    if (good) return this.several(normal, goods);
    // Called before the ISBN look-up, so that the call does not depend on other people's goods.
    const { cards, users } = await this.cards({ numbers: [...spellings] });
    const [card] = cards;
    if (card && cards.length === 1) return this.holder(normal, card, users);
    if (card)
      return this.answer({ kind: 'several', normal, candidates: cards.map(ofCard) }, [], {
        users: users.map(toUser),
      });
    const role = manages ? 'manager' : 'borrower';
    if (isbn === '') return this.unknown(normal, 'unknown', role, code);
    const candidates = copies.map(({ id }) => ({ ...NOBODY, good_id: id }));
    const actions = this.actions(copies.length > 0 ? 'isbn' : 'isbn_unknown', role);
    const related = { goods: copies.map(toGood), images: imagesOf(copies) };
    const fault = manages && copies.length === 0 && (await this.isUnknownBook(isbn)) ? 'books.none' : null;
    return this.answer({ kind: 'isbn', normal, candidates, code: fault }, actions, related);
  }

  /**
   * Returns true if the book sources answer and none knows the book. Queried only for callers who could register it.
   */
  private async isUnknownBook(isbn: string): Promise<boolean> {
    if (this.limited('manager') !== 'manager') return false;
    try {
      const request = { isbns: [isbn], source: books.BookSource.BOOK_SOURCE_UNSPECIFIED };
      return (await this.services.books.getBooks(request, this.call)).books.length === 0;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  /** @param known the only booking that counts, if it was scanned itself */
  private async good(
    normal: string,
    good: catalog.Good,
    known?: readonly reservation.Booking[],
  ): Promise<ScanAnswer> {
    const bookings = (known ?? (await this.bookingsOf(good.id))).map(toBooking);
    const { now } = this.call;
    const shown = toGood(good);
    const possible = possibleOn(shown, bookings, this.me);
    // A single booking does not say whether the good is free.
    const apart = (action: ScanAction) => !known || !OF_FREE_GOODS.includes(action);
    const role = good.permissions.includes('edit') ? 'manager' : 'borrower';
    const situation = goodSituation(shown, bookings, this.me, now);
    const actions = this.actions(situation, role, (action) => possible(action) && apart(action));
    const people = [good.ownerId, ...bookings.flatMap(({ user_id }) => user_id ?? [])];
    const lenders = good.permissions.includes('book') ? [good.ownerId] : [];
    const users = await relatedUsers(this.services, people, this.call, lenders);
    const related = { goods: [shown], bookings, users, images: imagesOf([good]) };
    return this.answer({ kind: 'good', normal, good_id: good.id }, actions, related);
  }

  private several(normal: string, goods: readonly catalog.Good[]): ScanAnswer {
    const candidates = goods.map(({ id }) => ({ ...NOBODY, good_id: id }));
    const related = { goods: goods.map(toGood), images: imagesOf(goods) };
    return this.answer({ kind: 'several', normal, candidates }, [], related);
  }

  private holder(normal: string, card: identity.Card, users: readonly identity.User[]): ScanAnswer {
    const { groupId: group_id, userId: user_id } = card;
    const isSecret = normal === '';
    const possible = (action: ScanAction) => action !== 'sign_in' || isSecret;
    const actions = this.actions('card', 'manager', possible);
    return this.answer({ kind: 'card', normal, group_id, user_id }, actions, { users: users.map(toUser) });
  }

  private unknown(
    normal: string,
    situation: ScanSituation,
    role: ScanRole = 'borrower',
    code: Scan['code'] = null,
  ): ScanAnswer {
    return this.answer({ kind: 'unknown', normal, code }, this.actions(situation, role));
  }

  private answer(
    scan: Pick<Scan, 'kind' | 'normal'> & Partial<Scan>,
    actions: Scan['actions'],
    related: Partial<ScanAnswer> = {},
  ): ScanAnswer {
    const none = { ...NOBODY, booking_id: null, candidates: [], code: null };
    const empty = { goods: [], bookings: [], users: [], groups: [], images: [] };
    return { ...empty, ...related, scan: { ...none, ...scan, actions } };
  }

  private actions(situation: ScanSituation, role: ScanRole, possible?: (action: ScanAction) => boolean) {
    return scanActions(situation, this.limited(role), this.place.mode, possible);
  }

  /** Limits the role: visitors and read-only cards keep theirs, whatever the good permits. */
  private limited(role: ScanRole): ScanRole {
    if (this.me === undefined) return 'visitor';
    return mayWrite(this.call.actor) ? role : 'reader';
  }

  private get me(): string | undefined {
    return actorUserId(this.call.actor);
  }

  private resolved(asked: Partial<labels.ResolveCodeRequest>) {
    const request = labels.ResolveCodeRequest.create({ ...asked, groupId: this.place.groupId });
    return this.services.labels.resolveCode(request, this.call);
  }

  /** Resolves cards for account holders; no call is made for others. */
  private async cards(asked: Partial<identity.ResolveCardRequest>): Promise<identity.ResolveCardResponse> {
    if (this.call.actor.kind !== 'user') return { cards: [], users: [] };
    const request = identity.ResolveCardRequest.create({ ...asked, groupId: this.place.groupId });
    return this.services.cards.resolveCard(request, this.call);
  }

  private async bookingsOf(goodId: string): Promise<readonly reservation.Booking[]> {
    if (this.me === undefined) return [];
    const filter = {
      goodId,
      open: true,
      to: new Date(this.call.now + DAY),
      groupId: '',
      from: undefined,
      match: '',
    };
    const sort = enumOf(SETS.bookingSort, 'end_at');
    const page = { page: 1, perPage: MAX_BOOKINGS };
    return (await this.services.bookings.listBookings({ ...filter, sort, page }, this.call)).bookings;
  }
}

const NOBODY = { good_id: null, user_id: null, group_id: null };

const OF_FREE_GOODS: readonly ScanAction[] = ['borrow', 'book_later', 'queue', 'hand_out'];

const ofCard = ({ userId, groupId }: identity.Card) => ({ ...NOBODY, user_id: userId, group_id: groupId });

/** Undefined for what is missing and for what the caller may not see, alike. */
async function seen<T>(ask: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DomainError && ['not_found', 'forbidden'].includes(error.refusal.kind))
      return undefined;
    throw error;
  }
}
