export { ReservationModule } from './reservation.module';
