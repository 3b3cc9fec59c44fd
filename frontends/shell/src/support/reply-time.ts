import { PRIORITY_REPLY_BUSINESS_DAYS, replyBy, SUPPORT_REPLY_BUSINESS_DAYS } from '@kashikari/kernel';
import { browserZone, dayIn, formatDay, formatTime, useLocale, type Locale } from '@kashikari/web-kit';
import { useState } from 'react';

/** Formats an instant in the zone of the support: 11/26（木）17:00, with the zone where it is not the browser's. */
export function formatDue(at: number | string, zone: string, locale: Locale): string {
  const text = `${formatDay(dayIn(zone, at), locale, dayIn(zone))} ${formatTime(at, zone, locale)}`;
  return zone === browserZone() ? text : `${text} (${zone})`;
}

/** Returns when replies to an inquiry of now are due: to everybody, and with priority support. */
export function useReplyTimes(zone: string): { readonly usual: string; readonly priority: string } {
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const due = (days: number) => formatDue(replyBy(now, days, zone), zone, locale);
  return { usual: due(SUPPORT_REPLY_BUSINESS_DAYS), priority: due(PRIORITY_REPLY_BUSINESS_DAYS) };
}
