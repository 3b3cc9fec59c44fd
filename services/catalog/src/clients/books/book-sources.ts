import type { Logger } from '@kashikari/platform';
import { BookSources, type BookSource } from '../../app/ports/books';
import type { BookSettings } from '../../settings';
import { outboundOf, type Outward } from '../outbound';
import { GuardedSource } from './guarded-source';
import { NdlSearch } from './ndl';
import { OpenBd } from './openbd';

/** The catalogs of the setting BOOK_SOURCES. */
export class SetUpBookSources extends BookSources {
  readonly all: readonly BookSource[];

  constructor(settings: BookSettings & Outward, logger: Logger) {
    super();
    const outbound = outboundOf(settings);
    const made = {
      openbd: () => new OpenBd(outbound, settings.OPENBD_URL),
      ndl: () => new NdlSearch(outbound, settings.NDL_URL),
    };
    this.all = [...new Set(settings.BOOK_SOURCES)].map((name) => new GuardedSource(made[name](), logger));
  }
}
