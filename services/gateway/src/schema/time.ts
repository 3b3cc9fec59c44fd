import { isDay, isTimeZone } from '@kashikari/kernel';
import { z } from 'zod';
import { fault, pattern } from './text';

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** A calendar day, `YYYY-MM-DD`; 30 February is refused. */
export const day = () =>
  z
    .string()
    .superRefine((value, context) => {
      if (!isDay(value)) fault(context, 'date');
    })
    .meta({ format: 'date', example: '2026-12-01' });

/** An instant, RFC 3339 with an offset. */
export const instant = () =>
  z
    .string()
    .superRefine((value, context) => {
      if (!isDay(INSTANT.exec(value)?.[1] ?? '')) fault(context, 'instant');
    })
    .meta({ format: 'date-time', example: '2026-12-01T09:00:00+09:00' });

/** An instant of an answer. */
export const instantOut = () => z.string().meta({ format: 'date-time' });

/** A calendar day or an instant; which day it is, `time_zone` of the same query says. */
export const dayOrInstant = () => z.union([instant(), day()]);

/** A time on the clock, `HH:MM`, at a quarter of an hour. */
export const quarterOfDay = () => pattern(/^([01]\d|2[0-3]):(00|15|30|45)$/, 5).meta({ example: '09:00' });

/** An IANA time zone, for example `Asia/Tokyo`. */
export const timeZone = () =>
  z
    .string()
    .superRefine((value, context) => {
      if (value.length > 64 || !isTimeZone(value)) fault(context, 'time_zone');
    })
    .meta({ example: 'Asia/Tokyo', maxLength: 64 });
