import { enumOf, exactly, SETS, textOf, type imports as messages } from '@kashikari/contracts';
import { books, imports } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController, toDetail, toRefusal } from '@kashikari/platform';
import { ManageImports, type ShownImport } from '../app/manage-imports';
import type { ImportRow } from '../app/ports/imports';
import { readPage } from './page';

const message = exactly<messages.Import>();

@GrpcController(imports.ImportServiceService)
export class ImportsController {
  constructor(private readonly manage: ManageImports) {}

  async createImport(
    request: messages.CreateImportRequest,
    call: Call,
  ): Promise<messages.CreateImportResponse> {
    const { groupIds, ownerId, defaults, columns, encoding, rows } = request;
    const made = await this.manage.create(
      {
        kind: textOf(SETS.importKind, request.kind) ?? 'goods',
        defaults: {
          groupIds: groupIds.map((id) => id.toLowerCase()),
          ownerId: ownerId.toLowerCase(),
          cells: defaults,
        },
        ...{ columns, encoding },
        rows: rows.map(({ row, cells, faults }) => ({ row, cells, misread: faults.map(toRefusal) })),
      },
      call,
    );
    return { import: importMessage(made) };
  }

  async getImport({ id }: messages.GetImportRequest, call: Call): Promise<messages.GetImportResponse> {
    return { import: importMessage(await this.manage.get(id.toLowerCase(), call)) };
  }

  async listImportRows(
    request: messages.ListImportRowsRequest,
    call: Call,
  ): Promise<messages.ListImportRowsResponse> {
    const page = readPage(request.page);
    const outcome = textOf(SETS.importOutcome, request.outcome);
    const { items, total } = await this.manage.rows(request.id.toLowerCase(), outcome, page, call);
    return { rows: items.map(rowMessage), page: { ...page, total } };
  }

  async updateImportRow(
    { id, row, cells, leaveOut }: messages.UpdateImportRowRequest,
    call: Call,
  ): Promise<messages.UpdateImportRowResponse> {
    const change = { row, cells, leftOut: leaveOut };
    return { import: importMessage(await this.manage.changeRow(id.toLowerCase(), change, call)) };
  }

  async applyImport(
    { id, skipFaulty }: messages.ApplyImportRequest,
    call: Call,
  ): Promise<messages.ApplyImportResponse> {
    return { import: importMessage(await this.manage.apply(id.toLowerCase(), skipFaulty, call)) };
  }

  async deleteImport(
    { id }: messages.DeleteImportRequest,
    call: Call,
  ): Promise<messages.DeleteImportResponse> {
    await this.manage.delete(id.toLowerCase(), call);
    return {};
  }
}

function importMessage({
  import: one,
  faulty,
  duplicates,
  noted,
  bookSources,
}: ShownImport): messages.Import {
  const { counts } = one;
  return message({
    id: one.id,
    kind: enumOf(SETS.importKind, one.kind),
    state: enumOf(SETS.importState, one.state),
    columns: [...one.columns],
    encoding: one.encoding,
    rows: one.rowCount,
    new: counts.new ?? 0,
    changed: counts.changed ?? 0,
    unchanged: counts.unchanged ?? 0,
    faulty: counts.faulty ?? 0,
    duplicates: counts.duplicate ?? 0,
    leftOut: counts.left_out ?? 0,
    refusal: one.failure ? toDetail(one.failure) : undefined,
    createdAt: new Date(one.createdAt),
    expiresAt: new Date(one.expiresAt),
    appliedAt: one.appliedAt === null ? undefined : new Date(one.appliedAt),
    faultyRows: faulty.map(rowMessage),
    duplicateRows: duplicates.map(rowMessage),
    notedRows: noted.map(rowMessage),
    bookSources: bookSources.map((source) => enumOf(SETS.bookSource, source)),
  });
}

function rowMessage({
  row,
  cells,
  outcome,
  faults,
  duplicate,
  goodId,
  notes,
  bookSource,
}: ImportRow): messages.ImportRow {
  return {
    ...{ row, cells, goodId },
    outcome: outcome ? enumOf(SETS.importOutcome, outcome) : imports.ImportOutcome.IMPORT_OUTCOME_NEW,
    faults: faults.map(toDetail),
    notes: notes.map(toDetail),
    bookSource: bookSource ? enumOf(SETS.bookSource, bookSource) : books.BookSource.BOOK_SOURCE_UNSPECIFIED,
    duplicate: duplicate && {
      ...{ by: duplicate.by, title: duplicate.title, goodId: duplicate.goodId, ofRow: duplicate.ofRow },
    },
  };
}
