import {
  accountHolder,
  type Call,
  IMPORT_MAX_ROWS,
  notFound,
  reaches,
  refused,
  unwrap,
} from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { mayApply, type Import } from '../domain/imports/import';
import type { RowOutcome } from '../domain/imports/rehearse';
import { wantedIsbn } from '../domain/imports/book-cells';
import type { BookSourceName } from '../domain/book';
import { isId } from '../domain/ids';
import { checkPlacement, lenderOf } from '../domain/placement';
import { FetchMissingPeople } from './fetch-missing-people';
import { FillFromBooks } from './fill-from-books';
import { LookUpBooks } from './look-up-books';
import { People, type Page } from './ports';
import { Imports, type ImportRow, type NewImport, type RowChange } from './ports/imports';
import type { Listed } from './ports/voices';

/** Rows with faults, and duplicates, that an import shows. */
const SHOWN = { page: 1, perPage: 500 };

/** An import with the rows that somebody has to look at. */
export interface ShownImport {
  readonly import: Import;
  readonly faulty: readonly ImportRow[];
  readonly duplicates: readonly ImportRow[];
  readonly noted: readonly ImportRow[];
  /** Catalogs that are asked for book data. */
  readonly bookSources: readonly BookSourceName[];
}

/** Goods from sheets: kept, rehearsed, corrected, applied. Only for the account that created the import. */
@Injectable()
export class ManageImports {
  constructor(
    private readonly imports: Imports,
    private readonly know: FetchMissingPeople,
    private readonly people: People,
    private readonly books: LookUpBooks,
    private readonly fill: FillFromBooks,
  ) {}

  /** @throws DomainError `import.no_rows`, `import.too_many`; `good.group` for a group that takes no goods of the actor */
  async create(sheet: Omit<NewImport, 'accountId' | 'needsBooks'>, call: Call): Promise<ShownImport> {
    const accountId = accountHolder(call);
    if (sheet.rows.length === 0) throw refused('import.no_rows', undefined, 'file');
    if (sheet.rows.length > IMPORT_MAX_ROWS)
      throw refused('import.too_many', { max: IMPORT_MAX_ROWS }, 'file');
    await this.know.actor(call);
    await this.know.groups(sheet.defaults.groupIds);
    const ties = await this.people.tiesOf(call);
    const { groupIds, ownerId } = sheet.defaults;
    unwrap(checkPlacement(groupIds, ties));
    unwrap(lenderOf(ownerId || undefined, groupIds, ties));
    const needsBooks =
      this.books.names.length > 0 &&
      sheet.kind !== 'goods_edit' &&
      sheet.rows.some(({ cells }) => wantedIsbn(cells));
    return this.shown(await this.imports.create({ ...sheet, accountId, needsBooks }, call));
  }

  async get(id: string, call: Call): Promise<ShownImport> {
    return this.shown(await this.find(id, call));
  }

  async rows(
    id: string,
    outcome: RowOutcome | undefined,
    page: Page,
    call: Call,
  ): Promise<Listed<ImportRow>> {
    const { id: found } = await this.find(id, call);
    return this.imports.rows(found, outcome, page);
  }

  /** @throws DomainError `import.applied`, `import.not_ready` */
  async changeRow(id: string, change: RowChange, call: Call): Promise<ShownImport> {
    const accountId = accountHolder(call);
    await this.know.actor(call);
    await this.find(id, call);
    const book = await this.fill.row(change.row, change.cells, call.now);
    const changed = await this.imports.changeRow(id, accountId, { ...change, ...(book && { book }) }, call);
    if (!changed) throw notFound('import', id);
    return this.shown(changed);
  }

  /** @throws DomainError `import.not_ready`, `import.faulty`, `import.no_rows` */
  async apply(id: string, skipFaulty: boolean, call: Call): Promise<ShownImport> {
    const accountId = accountHolder(call);
    await this.know.actor(call);
    const may = (one: Import) => mayApply(one, skipFaulty);
    await this.find(id, call);
    const ordered = await this.imports.order(id, accountId, may, call.now);
    if (!ordered) throw notFound('import', id);
    return this.shown(ordered);
  }

  /** @throws DomainError `import.not_ready` while it is being applied */
  async delete(id: string, call: Call): Promise<void> {
    const accountId = accountHolder(call);
    const check = ({ state }: Import) => {
      if (state === 'applying') throw refused('import.not_ready');
    };
    await this.find(id, call);
    if (!(await this.imports.delete(id, accountId, check))) throw notFound('import', id);
  }

  private async find(id: string, call: Call): Promise<Import> {
    const accountId = accountHolder(call);
    const found = isId(id) ? await this.imports.find(id, accountId) : undefined;
    if (!found || !reaches(call.actor, found.defaults.ownerId || accountId)) throw notFound('import', id);
    return found;
  }

  private async shown(one: Import): Promise<ShownImport> {
    const rows = async (which: RowOutcome | 'noted') => (await this.imports.rows(one.id, which, SHOWN)).items;
    const some = (outcome: RowOutcome) => (one.counts[outcome] ? rows(outcome) : []);
    return {
      ...{ import: one, faulty: await some('faulty'), duplicates: await some('duplicate') },
      noted: one.state === 'reading' ? [] : await rows('noted'),
      bookSources: one.kind === 'goods_edit' ? [] : this.books.names,
    };
  }
}
