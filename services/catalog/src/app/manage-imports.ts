import { accountHolder, notFound, refused, unwrap, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { IMPORT_MAX_ROWS, mayApply, type Import } from '../domain/imports/import';
import type { RowOutcome } from '../domain/imports/rehearse';
import { isId } from '../domain/ids';
import { checkPlacement, lenderOf } from '../domain/placement';
import { FetchMissingPeople } from './fetch-missing-people';
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
}

/** Goods from sheets: kept, rehearsed, corrected, applied. Only for the account that created the import. */
@Injectable()
export class ManageImports {
  constructor(
    private readonly imports: Imports,
    private readonly know: FetchMissingPeople,
    private readonly people: People,
  ) {}

  /** @throws DomainError `import.no_rows`, `import.too_many`; `good.group` for a group that takes no goods of the actor */
  async create(sheet: Omit<NewImport, 'accountId'>, call: Call): Promise<ShownImport> {
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
    return this.shown(await this.imports.create({ ...sheet, accountId }, call));
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
    const changed = isId(id) ? await this.imports.changeRow(id, accountId, change, call) : undefined;
    if (!changed) throw notFound('import', id);
    return this.shown(changed);
  }

  /** @throws DomainError `import.not_ready`, `import.faulty`, `import.no_rows` */
  async apply(id: string, skipFaulty: boolean, call: Call): Promise<ShownImport> {
    const accountId = accountHolder(call);
    await this.know.actor(call);
    const may = (one: Import) => mayApply(one, skipFaulty);
    const ordered = isId(id) ? await this.imports.order(id, accountId, may, call.now) : undefined;
    if (!ordered) throw notFound('import', id);
    return this.shown(ordered);
  }

  /** @throws DomainError `import.not_ready` while it is being applied */
  async delete(id: string, call: Call): Promise<void> {
    const accountId = accountHolder(call);
    const check = ({ state }: Import) => {
      if (state === 'applying') throw refused('import.not_ready');
    };
    if (!isId(id) || !(await this.imports.delete(id, accountId, check))) throw notFound('import', id);
  }

  private async find(id: string, call: Call): Promise<Import> {
    const accountId = accountHolder(call);
    const found = isId(id) ? await this.imports.find(id, accountId) : undefined;
    if (!found) throw notFound('import', id);
    return found;
  }

  private async shown(one: Import): Promise<ShownImport> {
    const rows = async (outcome: RowOutcome) =>
      one.counts[outcome] ? (await this.imports.rows(one.id, outcome, SHOWN)).items : [];
    return { import: one, faulty: await rows('faulty'), duplicates: await rows('duplicate') };
  }
}
