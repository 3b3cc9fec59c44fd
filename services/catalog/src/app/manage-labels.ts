import { labelCodeIn, notFound, refused, unauthenticated, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { isId, type Id } from '../domain/ids';
import { refuseUnlessEditor } from '../domain/permissions';
import type { Good } from '../domain/good';
import type { ActorTies } from '../domain/ties';
import { ExportGoods } from './export-goods';
import { FetchMissingPeople } from './fetch-missing-people';
import { GetGoods } from './get-goods';
import { Labels, People, ReservationClient, type LabelledGood } from './ports';
import { seenBy, type SeenGood } from './seen-good';

/** Goods whose labels one call prints. */
const MAX_AT_ONCE = 500;

export interface PrintedLabel {
  readonly seen: SeenGood;
  readonly code: string;
}

/** Codes on the printed labels of goods. */
@Injectable()
export class ManageLabels {
  constructor(
    private readonly labels: Labels,
    private readonly goods: GetGoods,
    private readonly exporting: ExportGoods,
    private readonly people: People,
    private readonly know: FetchMissingPeople,
    private readonly reservation: ReservationClient,
  ) {}

  /**
   * The goods with their codes, in the order of `ids`, or of registration in the group.
   * @throws DomainError not found, forbidden, or `validation.too_many`; then no good has got a code
   */
  async print(ids: readonly string[], group: string, call: Call): Promise<PrintedLabel[]> {
    const wanted = group ? await this.idsIn(group, call) : [...new Set(ids)];
    if (wanted.length > MAX_AT_ONCE || (wanted.length === 0 && !group))
      throw refused('validation.too_many', { max: MAX_AT_ONCE }, 'good_ids');
    const labelled = await this.issue(wanted, false, call);
    const ties = await this.people.tiesOf(call);
    return labelled.map(({ good, code }) => ({ seen: seenBy(ties, good), code }));
  }

  /** @returns the new code; the old one is no proof of a scan any more */
  async reissue(id: string, call: Call): Promise<string> {
    const [label] = await this.issue([id], true, call);
    return label!.code;
  }

  /** @throws DomainError not found, for an unknown code and for a good that the actor does not see alike */
  async find(code: string, call: Call): Promise<Id> {
    const written = labelCodeIn(code);
    const id = written && (await this.labels.find(written));
    const [seen] = id ? await this.goods.many([id], call) : [];
    if (!seen) throw notFound('label_code', code);
    return seen.good.id;
  }

  private async issue(ids: readonly string[], renew: boolean, call: Call): Promise<LabelledGood[]> {
    if (call.actor.kind === 'visitor') throw unauthenticated();
    const unknown = ids.find((id) => !isId(id));
    if (unknown !== undefined) throw notFound('good', unknown);
    await this.know.actor(call);
    const labelled = await this.labels.issue(call, ids, renew, refuseUnlessPrinted);
    const missing = ids.find((id) => !labelled.some(({ good }) => good.id === id));
    if (missing !== undefined) throw notFound('good', missing);
    await this.reservation.pushAll(labelled.map(({ good }) => good));
    return labelled;
  }

  /** One more than may be printed, so that too many are noticed. */
  private async idsIn(group: string, call: Call): Promise<Id[]> {
    const asked = { group, ownerId: '', folder: '', tag: '' };
    const first = await this.exporting.run({ ...asked, afterId: '' }, call);
    const ids = first.goods.map(({ good }) => good.id);
    if (!first.more) return ids;
    const rest = await this.exporting.run({ ...asked, afterId: ids.at(-1)! }, call);
    return [...ids, ...rest.goods.slice(0, 1).map(({ good }) => good.id)];
  }
}

function refuseUnlessPrinted(good: Good, ties: ActorTies): void {
  const refusal = refuseUnlessEditor(good, ties);
  if (refusal) throw refusal;
}
