import { runMain } from '@kashikari/platform';
import { NotifyModule } from './notify.module';

void runMain('notify', NotifyModule);
