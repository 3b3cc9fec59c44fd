import { Injectable } from '@nestjs/common';
import { actorUserId, forbidden, notFound, refused, unwrap, type Call } from '@kashikari/kernel';
import { isId, type Id } from '../domain/ids';
import {
  isOwn,
  mayModerate,
  readReview,
  showReview,
  type Reader,
  type Review,
  type VoiceView,
} from '../domain/voice';
import { ReservationClient, type Page } from './ports';
import { OWN_PIECE, Reviews } from './ports/voices';
import { ReadingVoices } from './reading-voices';
import { writerOf } from './writer-of';

export interface ReviewPage {
  readonly reviews: readonly VoiceView<Review>[];
  readonly total: number;
  /** The actor's review, on whichever page it is. */
  readonly own: VoiceView<Review> | undefined;
  /** True if the actor may write one now. */
  readonly mayCreate: boolean;
}

/** Reviews by people who have returned a good, one per person and good. */
@Injectable()
export class ManageReviews {
  constructor(
    private readonly reviews: Reviews,
    private readonly reading: ReadingVoices,
    private readonly reservation: ReservationClient,
  ) {}

  async list(goodId: Id, page: Page, call: Call): Promise<ReviewPage> {
    const reader = await this.reading.of(goodId, call);
    const { items, total } = await this.reviews.listOf(goodId, page);
    const own = reader.userId === undefined ? undefined : await this.reviews.by(reader.userId, goodId);
    return {
      ...{ reviews: items.map((review) => showReview(review, reader)), total },
      own: own && showReview(own, reader),
      mayCreate: !own && (await this.mayCreate(goodId, reader)),
    };
  }

  /** @throws DomainError `review.not_returned`, `review.exists` */
  async create(goodId: Id, body: string, call: Call): Promise<VoiceView<Review>> {
    const userId = writerOf(call);
    const reader = await this.reading.of(goodId, call);
    const read = unwrap(readReview(body));
    if (!(await this.reservation.hasReturned(goodId, userId))) throw refused('review.not_returned');
    return showReview(await this.reviews.add(call, reader.good, userId, read), reader);
  }

  /** @param ifVersion the version that the actor saw; undefined changes any */
  async update(id: Id, body: string, ifVersion: number | undefined, call: Call): Promise<VoiceView<Review>> {
    writerOf(call);
    const { entry, reader } = await this.find(id, call);
    if (!isOwn(entry, reader)) throw forbidden();
    const read = unwrap(readReview(body));
    const changed = await this.reviews.change(reader.good, id, read, call.now, ({ version }) => {
      if (ifVersion !== undefined && ifVersion !== version)
        throw refused('stale', { seen: ifVersion, current: version });
    });
    if (!changed) throw notFound('review', id);
    return showReview(changed, reader);
  }

  async remove(id: Id, call: Call): Promise<void> {
    writerOf(call);
    const { entry, reader } = await this.find(id, call);
    if (!isOwn(entry, reader) && !mayModerate(reader)) throw forbidden();
    await this.reviews.remove(reader.good, entry, call.now);
  }

  /**
   * Returns a person's review of a good if the caller sees the good and may know the author. Authors always get their
   * reviews.
   */
  async by(userId: Id, goodId: Id, call: Call): Promise<VoiceView<Review> | undefined> {
    const review = isId(userId) && isId(goodId) ? await this.reviews.by(userId, goodId) : undefined;
    if (!review) return undefined;
    const reader = await this.reading.ifSeen(goodId, call);
    if (!reader) return actorUserId(call.actor) === userId ? asOwn(review) : undefined;
    const shown = showReview(review, reader);
    return shown.userId === null ? undefined : shown;
  }

  async ownBefore(beforeId: string, call: Call): Promise<{ reviews: VoiceView<Review>[]; more: boolean }> {
    const found = await this.reviews.ownBefore(writerOf(call), isId(beforeId) ? beforeId : undefined);
    return { reviews: found.map(asOwn), more: found.length === OWN_PIECE };
  }

  private find(id: Id, call: Call) {
    return this.reading.ofEntry('review', id, (asked) => this.reviews.find(asked), call);
  }

  private async mayCreate(goodId: Id, { userId, writes }: Reader): Promise<boolean> {
    return userId !== undefined && writes && (await this.reservation.isKnownToHaveReturned(goodId, userId));
  }
}

/** Shows a review to its author by name, with the author's permissions. */
const asOwn = (review: Review): VoiceView<Review> => ({ ...review, permissions: ['edit', 'delete'] });
