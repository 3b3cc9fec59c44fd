import { z } from 'zod';

/** Settings of reservation beside those of every service. */
export const SETTINGS = {
  /**
   * The account of the office: it and its managers read and write the messages of a booking while a dispute about it is
   * open. Absent: there is no office.
   */
  OFFICE_ACCOUNT_ID: z.uuid('must be the id of an account').optional(),
};

export interface ReservationSettings {
  readonly OFFICE_ACCOUNT_ID?: string;
}
