import { runMain } from '@kashikari/platform';
import { CatalogModule } from './catalog.module';

void runMain('catalog', CatalogModule);
