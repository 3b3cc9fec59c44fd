import { labelCodeIn, refused, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { numberKey } from '../domain/management-number';
import { placeIn, type ActorTies } from '../domain/ties';
import { FetchMissingPeople } from './fetch-missing-people';
import { GetGoods } from './get-goods';
import { People } from './ports';
import { ScannedGoods } from './ports/scanned-goods';
import { seenBy, type SeenGood } from './seen-good';

/** Goods to choose from. */
const MAX_FOUND = 20;

/** Spellings of one management id or further code. */
const MAX_SPELLINGS = 8;

export interface ScannedCode {
  /** Empty means none, here and below. */
  readonly labelCode: string;
  readonly goodId: string;
  readonly managementIds: readonly string[];
  /** 13 digits. */
  readonly isbn: string;
  /** Id or slug of the group where it was scanned. */
  readonly group: string;
}

export interface ResolvedCode {
  readonly goods: readonly SeenGood[];
  readonly books: readonly SeenGood[];
  /** The actor manages the group where it was scanned; without one, any group or other account. */
  readonly manages: boolean;
}

/** Finds the goods of a scanned code. Goods that the actor may not see are omitted like missing ones. */
@Injectable()
export class ResolveCode {
  constructor(
    private readonly scanned: ScannedGoods,
    private readonly goods: GetGoods,
    private readonly people: People,
    private readonly know: FetchMissingPeople,
  ) {}

  async run(code: ScannedCode, call: Call): Promise<ResolvedCode> {
    if (code.managementIds.length > MAX_SPELLINGS)
      throw refused('validation.too_many', { max: MAX_SPELLINGS }, 'management_ids');
    await this.know.actor(call);
    const ties = await this.people.tiesOf(call);
    const groupId = code.group === '' ? undefined : await this.people.groupId(code.group);
    const manages = isManager(ties, groupId);
    if (code.goodId !== '') return { goods: await this.goods.many([code.goodId], call), books: [], manages };
    const label = labelCodeIn(code.labelCode);
    const keys = [...new Set(code.managementIds.map(numberKey))].filter((key) => key !== '');
    const [labelled, numbered, coded, books] = await Promise.all([
      label ? this.scanned.byLabel(label, ties) : [],
      keys.length > 0 ? this.scanned.byNumber(keys, groupId, MAX_FOUND, ties) : [],
      keys.length > 0 ? this.scanned.byCode(keys, groupId, MAX_FOUND, ties) : [],
      code.isbn === '' ? [] : this.scanned.byIsbn(code.isbn, groupId, MAX_FOUND, ties),
    ]);
    const seen = (good: (typeof books)[number]) => seenBy(ties, good);
    const named = [...labelled, ...numbered];
    return { goods: (named.length > 0 ? named : coded).map(seen), books: books.map(seen), manages };
  }
}

function isManager(ties: ActorTies, groupId: string | undefined): boolean {
  if (groupId !== undefined) return placeIn(groupId, ties)?.runs === true;
  return ties.groups.some(({ runs }) => runs) || ties.accountIds.some((id) => id !== ties.userId);
}
