import { runMain } from '@kashikari/platform';
import { SearchModule } from './search.module';

void runMain('search', SearchModule);
