import { runMain } from '@kashikari/platform';
import { BillingModule } from './billing.module';

void runMain('billing', BillingModule);
