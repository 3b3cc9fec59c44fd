import { reservation } from '@kashikari/contracts';
import { refused, type Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { GetRecords } from '../app/get-records';
import { idOf } from './read-request';

/** Maximum number of people in one call. */
const MAX_PEOPLE = 100;

const HIDDEN = { visible: false, bookingsCount: 0, endedCount: 0 };

/** Records of borrowers. */
@GrpcController(reservation.BookingServiceService)
export class RecordsController {
  constructor(private readonly records: GetRecords) {}

  async batchGetRecords(
    { userIds }: reservation.BatchGetRecordsRequest,
    call: Call,
  ): Promise<reservation.BatchGetRecordsResponse> {
    if (userIds.length > MAX_PEOPLE) throw refused('validation.too_many', { max: MAX_PEOPLE }, 'user_ids');
    const ids = userIds.map((id) => idOf('user', id));
    const seen = await this.records.run(ids, call);
    const records = ids.map((userId) => {
      const record = seen.get(userId);
      if (!record) return { userId, ...HIDDEN };
      const { lateCount, overdueRate, ...counts } = record;
      const rates = { lateCount: lateCount ?? undefined, overdueRate: overdueRate ?? undefined };
      return { userId, visible: true, ...counts, ...rates };
    });
    return { records };
  }
}
