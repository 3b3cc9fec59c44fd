/** Minutes of one unit of lending by the hour. */
export const HOURLY_UNIT_MINUTES = 15;

/** Days of a schedule and of the window in which a search shows bookings. */
export const SCHEDULE_DAYS = 14;

/** Hours of the schedule of goods that are lent by the hour. */
export const SCHEDULE_HOURS = 12;
