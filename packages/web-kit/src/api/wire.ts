import type { components } from './schema';

/** The resources of the REST contract by short names; their shapes come from the gateway's OpenAPI document. */
type Schemas = components['schemas'];

export type Booking = Schemas['Booking'];
export type BookingState = Booking['state'];
export type Good = Schemas['Good'];
export type Group = Schemas['Group'];
export type Image = Schemas['Image'];
export type LiveEvent = Schemas['LiveEvents'];
export type Manager = Schemas['Manager'];
export type Membership = Schemas['Membership'];
export type Meta = Schemas['Meta'];
export type Plan = Schemas['Plan'];
export type Schedule = Schemas['Schedule'];
export type ScheduleDay = Schemas['ScheduleDay'];
export type DayState = ScheduleDay['state'];
export type Subscription = Schemas['Subscription'];
export type UserPatch = Schemas['UserPatch'];
export type User = Schemas['User'];
