import { enumOf, exactly, SETS, textOf, transfers } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ManageTransfers } from '../app/manage-transfers';
import type { Transfer } from '../domain/transfer';
import { goodMessage } from './good-message';
import { readPage } from './page';

const message = exactly<transfers.Transfer>();

@GrpcController(transfers.TransferServiceService)
export class TransfersController {
  constructor(private readonly transfers: ManageTransfers) {}

  async listTransferees(
    request: transfers.ListTransfereesRequest,
    call: Call,
  ): Promise<transfers.ListTransfereesResponse> {
    const page = readPage(request.page);
    const { goodId, match } = request;
    const found = await this.transfers.transferees(goodId.toLowerCase(), match, page, call);
    const { transfer, bookings } = found;
    return {
      transferees: found.items.map(({ userId, managed, groupIds, leavesGroupIds }) => ({
        ...{ userId, managed },
        ...{ groupIds: [...groupIds], leavesGroupIds: [...leavesGroupIds] },
      })),
      page: { ...page, total: found.total },
      transfer: transfer && transferMessage(transfer),
      ...{ live: bookings.live, out: bookings.out },
    };
  }

  async transferGood(
    { goodId, userId, title }: transfers.TransferGoodRequest,
    call: Call,
  ): Promise<transfers.TransferGoodResponse> {
    const request = { toUserId: userId.toLowerCase(), title };
    const { good, transfer } = await this.transfers.request(goodId.toLowerCase(), request, call);
    return { good: good && goodMessage(good), transfer: transfer && transferMessage(transfer) };
  }

  async acceptTransfer(
    { id }: transfers.AcceptTransferRequest,
    call: Call,
  ): Promise<transfers.AcceptTransferResponse> {
    const { good, transfer } = await this.transfers.accept(id.toLowerCase(), call);
    return { good: goodMessage(good), transfer: transferMessage(transfer) };
  }

  async deleteTransfer(
    { id }: transfers.DeleteTransferRequest,
    call: Call,
  ): Promise<transfers.DeleteTransferResponse> {
    await this.transfers.end(id.toLowerCase(), call);
    return {};
  }

  async listTransfers(
    request: transfers.ListTransfersRequest,
    call: Call,
  ): Promise<transfers.ListTransfersResponse> {
    const page = readPage(request.page);
    const { sent, state } = request;
    const asked = { sent, state: textOf(SETS.transferState, state) };
    const found = await this.transfers.list(asked, page, call);
    return { transfers: found.items.map(transferMessage), page: { ...page, total: found.total } };
  }
}

function transferMessage({ id, version, goodId, goodTitle, fromUserId, toUserId, ...transfer }: Transfer) {
  return message({
    ...{ id, version, goodId, goodTitle, fromUserId, toUserId },
    state: enumOf(SETS.transferState, transfer.state),
    expiresAt: new Date(transfer.expiresAt),
    createdAt: new Date(transfer.createdAt),
  });
}
