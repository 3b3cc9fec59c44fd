import { createHash } from 'node:crypto';
import { reservation } from '@kashikari/contracts';
import { DEFAULT_LOCALE, DomainError, SYSTEM } from '@kashikari/kernel';
import { ActorSigner, GrpcClients } from '@kashikari/platform/edge';

const DEADLINE_MS = 9_000;

/** A past booking: its range, its borrower and its lender. */
export interface PastBooking {
  readonly goodId: string;
  readonly borrowerId: string;
  readonly lenderId: string;
  readonly quantity: number;
  readonly range: {
    readonly startDate?: string;
    readonly endDate?: string;
    readonly startAt?: Date;
    readonly endAt?: Date;
  };
  /** Business time at which it was made, epoch milliseconds. */
  readonly madeAt: number;
  /** Business time at which its lender took it back; absent: it is still out. */
  readonly returnedAt?: number;
}

/**
 * Creates bookings of the past. The public interface rejects past days, so the service is called directly, at the
 * business time of then. Bookings made before a crash are found by their idempotency keys.
 */
export class PastBookings {
  private readonly clients: GrpcClients;

  constructor(env: NodeJS.ProcessEnv) {
    const { ADDRESS_RESERVATION: address = '', KASHIKARI_SECRET = '' } = env;
    this.clients = new GrpcClients({ reservation: address }, new ActorSigner({ KASHIKARI_SECRET }));
  }

  /** Books, and returns the booking if it was returned. */
  async make({ range, madeAt, returnedAt, borrowerId: userId, ...about }: PastBooking): Promise<void> {
    const key = createHash('sha256')
      .update(`demonstration ${JSON.stringify([about.goodId, userId, range])}`)
      .digest('hex');
    const call = {
      ...{ actor: SYSTEM, now: Date.now(), locale: DEFAULT_LOCALE },
      idempotency: { key, bodyHash: key },
    };
    const wanted = {
      ...{ ...about, userId, madeAt: new Date(madeAt) },
      range: { startDate: '', endDate: '', startAt: undefined, endAt: undefined, ...range },
      returnedAt: returnedAt === undefined ? undefined : new Date(returnedAt),
    };
    await this.clients
      .connect(reservation.BookingServiceClient, 'reservation')
      .importBooking(wanted, call, { deadlineMs: DEADLINE_MS })
      .catch(returnedBefore);
  }

  close(): void {
    this.clients.close();
  }
}

/** An earlier attempt had come as far. */
function returnedBefore(error: unknown): void {
  if (!(error instanceof DomainError && error.refusal.code === 'booking.already_returned')) throw error;
}
