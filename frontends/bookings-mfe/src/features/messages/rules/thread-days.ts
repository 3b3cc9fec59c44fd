import { dayIn, type components } from '@kashikari/web-kit';

export type MessageView = components['schemas']['Message'];

export interface ThreadDay {
  /** `YYYY-MM-DD` in the booking's zone. */
  readonly day: string;
  readonly messages: readonly MessageView[];
}

/** A thread day by day, the oldest first, from pages that bring the latest first. */
export function threadDays(latestFirst: readonly MessageView[], zone: string): ThreadDay[] {
  const days: { day: string; messages: MessageView[] }[] = [];
  for (const message of latestFirst.toReversed()) {
    const day = dayIn(zone, message.created_at);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
