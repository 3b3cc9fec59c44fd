import type { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { Batcher, fromRefusalMessage, type GrpcClient, type GrpcClients } from '@kashikari/platform/edge';

type BookingClient = GrpcClient<typeof reservation.BookingServiceService>;

interface BookingRequest {
  readonly booking: reservation.CreateBookingRequest;
  readonly call: Call;
}

/** Bookings in one call, at most: the good that a crowd wants is locked until the last of them is decided. */
const MOST = 16;

/** Calls under way; who comes meanwhile goes with the next. */
const AT_ONCE = 4;

/** How long the next of a crowd gather, milliseconds: about as long as sixteen take from the door to here. */
const LINGER = 4;

/** How long a booking waits for its turn, milliseconds; its caller's patience ends at ten seconds. */
const LONGEST_WAIT = 8_000;

/** What became of a booking, told to whom asked for it; one that could not be decided beside the others is asked for here. */
type Answer = () => Promise<reservation.CreateBookingResponse>;

/**
 * The client of bookings, whose `createBooking` goes along with others of the same moment: a crowd for one good in one call,
 * others beside each other. Each is decided by itself and for who asks for it; who comes alone goes at once.
 */
export function batchedBookings(client: BookingClient, clients: Pick<GrpcClients, 'carry'>): BookingClient {
  const batcher = new Batcher<BookingRequest, Answer>({
    most: MOST,
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
