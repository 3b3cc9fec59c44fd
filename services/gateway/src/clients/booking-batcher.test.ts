import { enumOf, type reservation, SETS } from '@kashikari/contracts';
import { type Call, DomainError, refused } from '@kashikari/kernel';
import type { GrpcClient } from '@kashikari/platform/edge';
import { batchedBookings } from './booking-batcher';

type BookingClient = GrpcClient<typeof reservation.BookingServiceService>;

const callOf = (userId: string): Call => ({ actor: { kind: 'user', userId }, now: 0, locale: 'en' });
const wanted = (goodId: string) => ({ goodId }) as reservation.CreateBookingRequest;
const booked = (id: string) => ({ booking: { id } as reservation.Booking });

/** Returns a reservation service that accepts every booking, unless overridden. */
function service(
  answerOf: (goodId: string) => reservation.BookingAnswer['result'] | 'booked' = () => 'booked',
) {
  const createBooking = jest.fn(async ({ goodId }: reservation.CreateBookingRequest) =>
    booked(`${goodId} alone`),
  );
  const createBookings = jest.fn(async ({ bookings }: reservation.CreateBookingsRequest) => ({
    answers: bookings.map(({ booking, call }) => {
      const id = `${booking!.goodId} for ${call['who']}`;
      const answer = answerOf(booking!.goodId);
      return answer === 'booked'
        ? { result: { $case: 'booking' as const, value: booked(id).booking } }
        : { result: answer };
    }),
  }));
  const client = { createBooking, createBookings } as unknown as BookingClient;
  const carry = ({ actor }: Call) => ({ who: actor.kind === 'user' ? actor.userId : '' });
  const batched = batchedBookings(client, { carry });
  const ask = async (userId: string, goodId: string) =>
    (await batched.createBooking(wanted(goodId), callOf(userId))).booking?.id;
  return { createBooking, createBookings, ask };
}

describe('bookings at the gateway', () => {
  it('go by one call that carries who asks for each, and each gets its own answer', async () => {
    const { ask, createBooking, createBookings } = service();
    const found = await Promise.all([ask('hana', 'camera'), ask('ken', 'tent'), ask('aya', 'book')]);
    expect(found).toEqual(['camera for hana', 'tent for ken', 'book for aya']);
    expect([createBooking.mock.calls.length, createBookings.mock.calls.length]).toEqual([0, 1]);
  });

  it('go alone when nobody comes beside them', async () => {
    const { ask, createBookings } = service();
    expect(await ask('hana', 'camera')).toBe('camera alone');
    expect(createBookings).not.toHaveBeenCalled();
  });

  it('are refused each by itself, with parameters and fields', async () => {
    const kindOf = (kind: 'conflict' | 'invalid') => enumOf(SETS.errorKind, kind);
    const error = { kind: kindOf('conflict'), code: 'booking.unavailable', params: { left: 0 }, field: '' };
    const fields = [{ kind: kindOf('invalid'), code: 'validation', field: 'memo' }];
    const { ask } = service((goodId) =>
      goodId === 'tent' ? { $case: 'refusal', value: { error, fields } } : 'booked',
    );
    const found = await Promise.allSettled([ask('hana', 'camera'), ask('ken', 'tent')]);
    expect(found).toMatchObject([
      { value: 'camera for hana' },
      {
        reason: {
          refusal: { code: 'booking.unavailable', params: { left: 0 } },
          fields: [{ field: 'memo' }],
        },
      },
    ]);
    expect((found[1] as PromiseRejectedResult).reason).toBeInstanceOf(DomainError);
  });

  it('are asked for again by themselves when they could not be decided beside the others', async () => {
    const { ask } = service((goodId) => (goodId === 'new' ? undefined : 'booked'));
    expect(await Promise.all([ask('hana', 'camera'), ask('ken', 'new')])).toEqual([
      'camera for hana',
      'new alone',
    ]);
  });

  it('fail all with what their call failed with', async () => {
    const { ask, createBooking, createBookings } = service();
    createBookings.mockRejectedValue(refused('unavailable', { service: 'reservation' }));
    const found = await Promise.allSettled([ask('hana', 'camera'), ask('ken', 'tent')]);
    expect(found).toMatchObject([1, 2].map(() => ({ reason: { refusal: { code: 'unavailable' } } })));
    expect(createBooking).not.toHaveBeenCalled();
  });
});
