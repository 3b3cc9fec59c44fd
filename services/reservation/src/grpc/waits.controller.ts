import { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController, newId } from '@kashikari/platform';
import { AnswerWait } from '../app/answer-wait';
import { CreateWait } from '../app/create-wait';
import { ListWaits } from '../app/list-waits';
import { BookingMapper } from './booking-message';
import { rangeOf, idOf, pageOf } from './read-request';
import { waitMessage } from './wait-message';

/** The queue. */
@GrpcController(reservation.WaitServiceService)
export class WaitsController {
  constructor(
    private readonly create: CreateWait,
    private readonly list: ListWaits,
    private readonly answer: AnswerWait,
    private readonly mapper: BookingMapper,
  ) {}

  async createWait(
    request: reservation.CreateWaitRequest,
    call: Call,
  ): Promise<reservation.CreateWaitResponse> {
    const command = {
      id: newId(),
      goodId: idOf('good', request.goodId),
      asked: rangeOf(request.range),
      quantity: request.quantity || 1,
    };
    return { wait: waitMessage(await this.create.run(command, call)) };
  }

  async listWaits(request: reservation.ListWaitsRequest, call: Call): Promise<reservation.ListWaitsResponse> {
    const { page, perPage } = pageOf(request.page);
    const goodId = request.goodId ? idOf('good', request.goodId) : undefined;
    const { waits, total } = await this.list.run({ goodId, live: request.live, page, perPage }, call);
    return { waits: waits.map(waitMessage), page: { page, perPage, total } };
  }

  async leaveWait({ id }: reservation.LeaveWaitRequest, call: Call): Promise<reservation.LeaveWaitResponse> {
    return { wait: waitMessage(await this.answer.leave(idOf('wait', id), call)) };
  }

  async acceptWait(
    { id }: reservation.AcceptWaitRequest,
    call: Call,
  ): Promise<reservation.AcceptWaitResponse> {
    const { wait, booking } = await this.answer.accept(idOf('wait', id), newId(), call);
    return { wait: waitMessage(wait), booking: this.mapper.toMessage(booking) };
  }

  async declineWait(
    { id }: reservation.DeclineWaitRequest,
    call: Call,
  ): Promise<reservation.DeclineWaitResponse> {
    return { wait: waitMessage(await this.answer.decline(idOf('wait', id), call)) };
  }
}
