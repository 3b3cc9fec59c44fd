/** Ports of the use cases. */
export * from './booking-views';
export * from './bookings';
export * from './replicas';
export * from './feeds';
export * from './following-bookings';
export * from './member-bookings';
export * from './messages';
export * from './notes';
export * from './personal-words';
export * from './records';
export * from './reminders';
export * from './schedules';
export * from './waits';
