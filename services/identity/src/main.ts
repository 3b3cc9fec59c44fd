import { runMain } from '@kashikari/platform';
import { IdentityModule } from './identity.module';

void runMain('identity', IdentityModule);
