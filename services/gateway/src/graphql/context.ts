import type { Call } from '@kashikari/kernel';
import type DataLoader from 'dataloader';
import type { Services } from '../clients/services';
import type { BusyRange } from '../schedules/schedule.schema';
import type { User } from '../users/user.schema';
import { bookingsLoader, lendersLoader, type GoodDays } from './loaders';

/** One query: its caller, and the loaders that turn the fields of one level into one call. */
export interface GraphContext {
  readonly call: Call;
  readonly services: Services;
  readonly bookings: DataLoader<GoodDays, readonly BusyRange[], string>;
  readonly lenders: DataLoader<string, User | null>;
  /** Errors for which the request fails as a whole: of the query itself, and those that no resolver expected. */
  readonly failures: unknown[];
}

export const graphContext = (services: Services, call: Call): GraphContext => ({
  ...{ call, services, failures: [] },
  bookings: bookingsLoader(services, call),
  lenders: lendersLoader(services, call),
});
