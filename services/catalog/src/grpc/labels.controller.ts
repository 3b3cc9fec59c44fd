import { labels } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ManageLabels } from '../app/manage-labels';
import { ResolveCode } from '../app/resolve-code';
import { goodMessage } from './good-message';

@GrpcController(labels.LabelServiceService)
export class LabelsController {
  constructor(
    private readonly labels: ManageLabels,
    private readonly resolving: ResolveCode,
  ) {}

  async issueLabelCodes(
    { goodIds, groupId }: labels.IssueLabelCodesRequest,
    call: Call,
  ): Promise<labels.IssueLabelCodesResponse> {
    const ids = goodIds.map((id) => id.toLowerCase());
    const printed = await this.labels.print(ids, groupId.toLowerCase(), call);
    return { labels: printed.map(({ seen, code }) => ({ good: goodMessage(seen), code })) };
  }

  async reissueLabelCode(
    { goodId }: labels.ReissueLabelCodeRequest,
    call: Call,
  ): Promise<labels.ReissueLabelCodeResponse> {
    return { code: await this.labels.reissue(goodId.toLowerCase(), call) };
  }

  async findLabelCode(
    { code }: labels.FindLabelCodeRequest,
    call: Call,
  ): Promise<labels.FindLabelCodeResponse> {
    return { goodId: await this.labels.find(code, call) };
  }

  async resolveCode(
    { groupId: group, ...code }: labels.ResolveCodeRequest,
    call: Call,
  ): Promise<labels.ResolveCodeResponse> {
    const { goods, books, manages } = await this.resolving.run({ ...code, group: group.toLowerCase() }, call);
    return { goods: goods.map(goodMessage), books: books.map(goodMessage), manages };
  }
}
