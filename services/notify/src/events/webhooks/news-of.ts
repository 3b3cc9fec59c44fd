import type { WebhookEvent } from '@kashikari/kernel';
import type { Received } from '@kashikari/platform';
import type { News } from '../../domain/webhooks/news';

type Own = Omit<News, 'event' | 'key' | 'timestamp' | 'happenedAt'>;

/**
 * Returns the news of an event.
 * @param at business time of what happened
 * @param key names the news, if it can come by several events
 */
export function newsOf(
  { id, time }: Pick<Received<unknown>, 'id' | 'time'>,
  event: WebhookEvent,
  at: Date | undefined,
  own: Own,
  key: string = id,
): News {
  const data = Object.fromEntries(Object.entries(own.data).filter(([, value]) => value !== undefined));
  return {
    ...own,
    ...{ event, key: `${event}:${key}`, data },
    timestamp: (at ?? time).toISOString(),
    happenedAt: time.getTime(),
  };
}

/** Returns a time as RFC 3339. */
export const instantOf = (at: Date | undefined): string | undefined => at?.toISOString();

/** Dates and times of a booking or wait, for bodies and for sentences. */
export function rangeOf({
  startDate,
  endDate,
  startAt,
  endAt,
}: {
  readonly startDate: string;
  readonly endDate: string;
  readonly startAt?: Date | undefined;
  readonly endAt?: Date | undefined;
}) {
  return {
    data: {
      start_at: instantOf(startAt),
      end_at: instantOf(endAt),
      start_date: startDate || undefined,
      end_date: endDate || undefined,
    },
    facts: {
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      ...(startAt && { startAt: startAt.toISOString() }),
      ...(endAt && { endAt: endAt.toISOString() }),
    },
  };
}
