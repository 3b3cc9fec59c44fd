import { OutboundClient, type Logger } from '@kashikari/platform';
import { BookSources, type BookSource } from '../../app/ports/books';
import type { BookSettings } from '../../settings';
import { GuardedSource } from './guarded-source';
import { NdlSearch } from './ndl';
import { OpenBd } from './openbd';

/** The catalogs of the setting BOOK_SOURCES. */
export class SetUpBookSources extends BookSources {
  readonly all: readonly BookSource[];

  constructor(settings: BookSettings & { readonly KASHIKARI_TEST_HOOKS: '0' | '1' }, logger: Logger) {
    super();
    const open = settings.BOOKS_TO_PRIVATE === '1' && settings.KASHIKARI_TEST_HOOKS === '1';
    const outbound = new OutboundClient({ allow: settings.OUTBOUND_ALLOW_CIDRS, open });
    const made = {
      openbd: () => new OpenBd(outbound, settings.OPENBD_URL),
      ndl: () => new NdlSearch(outbound, settings.NDL_URL),
    };
    this.all = [...new Set(settings.BOOK_SOURCES)].map((name) => new GuardedSource(made[name](), logger));
  }
}
