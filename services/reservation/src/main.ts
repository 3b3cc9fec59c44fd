import { runMain } from '@kashikari/platform';
import { ReservationModule } from './reservation.module';

void runMain('reservation', ReservationModule);
