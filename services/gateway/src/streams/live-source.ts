import type { EventBus, SharedChannel, WireEvent } from '@kashikari/platform/bus';
import { connectSharedChannel, createBus } from '@kashikari/platform/bus';
import type { Logger } from '@kashikari/platform/edge';
import type { Dependency } from '../health/readiness';
import type { GatewaySettings } from '../settings';
import type { LiveHub, Signal } from './live-hub';

/** Messages about bookings, keyed by booking (docs/events.md). */
const MESSAGES = 'kashikari.reservation.message.v1';

/** Stocktaking, by the group. */
const STOCKTAKING = 'kashikari.reservation.stocktaking.v1';

/** Topics that are followed; bookings and holds of the queue are keyed by good. */
const TOPICS = ['kashikari.reservation.booking.v1', 'kashikari.reservation.wait.v1', MESSAGES, STOCKTAKING];

/**
 * Consumer group in which the gateways of a fleet share reading, and the channel on which they forward signals to each
 * other.
 */
const GROUP = 'gateway-live';
const CHANNEL = 'kashikari:live';

/** Maximum age of events that are forwarded, milliseconds. A new consumer group begins at the oldest stored event. */
const OLD = 60_000;

/** Delay until the transport is tried again, milliseconds. */
const AGAIN = 2_000;

/** Source of the hub's signals. */
export interface LiveSource {
  /** The transport of events, where there is one; without it calls are answered all the same. */
  readonly dependencies: readonly Dependency[];
  stop(): Promise<void>;
}

/**
 * Starts the source of signals. Alone, or without Redis, each gateway follows the transport of events separately. With
 * Redis, one gateway of the fleet reads (for Kafka, each reads some partitions) and forwards to all. Without any
 * transport, streams are refused and browsers poll from time to time.
 */
export function startLiveSource(settings: GatewaySettings, hub: LiveHub, logger: Logger): LiveSource {
  const bus = createBus('gateway', settings, logger);
  if (!bus) return { dependencies: [], stop: async () => hub.close() };
  const shared = settings.REDIS_URL ? shareBy(settings.REDIS_URL, hub, logger) : undefined;
  const opening = keepTrying(() => (shared ? readInTurn(bus, shared) : followAlone(bus, hub)), logger);
  return {
    dependencies: [{ name: 'events', essential: false, probes: [() => answersWithin(() => bus.ping())] }],
    async stop() {
      hub.close();
      await opening.stop();
      shared?.close();
      await bus.close();
    },
  };
}

/** Returns true if the call succeeds within a second, the timeout of the services' health checks. */
function answersWithin(ask: () => Promise<void>, timeout = 1_000): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), timeout).unref());
  const asked = ask().then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}

async function followAlone(bus: EventBus, hub: LiveHub) {
  const follower = await bus.follow(TOPICS, (events) => hub.tell(events.map(signalOf)));
  hub.open();
  return follower;
}

function readInTurn(bus: EventBus, shared: SharedChannel) {
  return bus.read(GROUP, TOPICS, async (events) => {
    const fresh = events.filter(({ time }) => time.getTime() > Date.now() - OLD).map(signalOf);
    if (fresh.length > 0) await shared.publish(JSON.stringify(fresh));
  });
}

function shareBy(url: string, hub: LiveHub, logger: Logger): SharedChannel {
  let told = '';
  return connectSharedChannel(url, CHANNEL, {
    hear: (text) => hub.tell(JSON.parse(text) as Signal[]),
    connected() {
      hub.open();
      hub.miss();
    },
    fault({ message }) {
      if (message !== told) logger.warn({ reason: message }, 'Redis does not deliver signals');
      told = message;
    },
  });
}

/**
 * Returns the signal for browsers: which good, thread or group has changed, and its version. The lender only decides
 * which streams get it.
 */
function signalOf({ id, topic, key, time, value }: WireEvent): Signal {
  const version = new Date(time).getTime();
  if (topic === MESSAGES) return { id, kind: 'written', about: key, version };
  if (topic === STOCKTAKING) return { id, kind: 'counted', about: key, version };
  const { lender_id: lenderId } = JSON.parse(value) as { readonly lender_id?: string };
  return { id, kind: 'changed', about: key, version, ...(lenderId && { lenderId }) };
}

/** A transport that can't be reached at the start is no reason not to answer calls. */
function keepTrying(open: () => Promise<{ stop(): Promise<void> }>, logger: Logger) {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<{ stop(): Promise<void> } | undefined> = attempt();
  function attempt(): Promise<{ stop(): Promise<void> } | undefined> {
    return open().catch((error: unknown) => {
      logger.warn({ error }, 'Live updates are waiting for the event transport');
      if (!stopped) timer = setTimeout(() => void (running = attempt()), AGAIN);
      return undefined;
    });
  }
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await (await running)?.stop();
    },
  };
}
