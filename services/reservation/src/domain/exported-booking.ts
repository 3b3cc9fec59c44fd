import type { Booking } from './booking';
import type { WireState } from './state';

export interface ExportedBooking {
  readonly booking: Booking;
  readonly state: WireState;
  readonly goodTitle: string;
  readonly managementId: string;
  readonly lenderName: string;
  /** Empty if the reader may not know the borrower. */
  readonly borrowerName: string;
}
