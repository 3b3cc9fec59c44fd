import type { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { Batcher, fromRefusalMessage, type GrpcClient, type GrpcClients } from '@kashikari/platform/edge';

type BookingClient = GrpcClient<typeof reservation.BookingServiceService>;

interface BookingRequest {
  readonly booking: reservation.CreateBookingRequest;
  readonly call: Call;
}

/** Maximum number of bookings in one call; a good in high demand is locked until the last of them is decided. */
const MAX = 16;

/** Maximum number of concurrent calls; later bookings join the next call. */
const AT_ONCE = 4;

/**
 * Time for which bookings of one good are collected, milliseconds: about as long as sixteen of them take to arrive
 * here.
 */
const LINGER = 4;

/** Maximum time that a booking waits for its turn, milliseconds; its caller gives up after ten seconds. */
const LONGEST_WAIT = 8_000;

/** Returns the caller's result. A booking that could not be decided in the batch is sent again separately here. */
type Answer = () => Promise<reservation.CreateBookingResponse>;

/**
 * Returns a client of bookings whose `createBooking` is batched. Concurrent bookings of one good share a call; those of
 * other goods run in parallel. Each booking is decided separately and with its own caller. A single booking is sent at
 * once.
 */
export function batchedBookings(client: BookingClient, clients: Pick<GrpcClients, 'carry'>): BookingClient {
  const batcher = new Batcher<BookingRequest, Answer>({
    most: MAX,
    atOnce: AT_ONCE,
    longestWait: LONGEST_WAIT,
    linger: LINGER,
    crowd: ({ booking }) => booking.goodId,
    all: (all) => (all.length === 1 ? alone(client, all[0]!) : together(client, clients, all)),
  });
  return { ...client, createBooking: async (booking, call) => (await batcher.run({ booking, call }))() };
}

async function alone(client: BookingClient, { booking, call }: BookingRequest): Promise<Answer[]> {
  const response = await client.createBooking(booking, call);
  return [async () => response];
}

async function together(
  client: BookingClient,
  clients: Pick<GrpcClients, 'carry'>,
  all: readonly BookingRequest[],
): Promise<Answer[]> {
  const bookings = all.map(({ booking, call }) => ({ booking, call: clients.carry(call, 'reservation') }));
  const { answers } = await client.createBookings({ bookings }, all[0]!.call);
  return all.map((asked, index) => async () => {
    const result = answers[index]?.result;
    if (result?.$case === 'booking') return { booking: result.value };
    if (result?.$case === 'refusal') throw fromRefusalMessage(result.value);
    return client.createBooking(asked.booking, asked.call);
  });
}
