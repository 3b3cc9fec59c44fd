import type { Call } from '@kashikari/kernel';
import { analytics } from '@kashikari/contracts';
import { GrpcController } from '@kashikari/platform';
import { GetDailyCounts } from '../app/get-daily-counts';

@GrpcController(analytics.AnalyticsServiceService)
export class AnalyticsController {
  constructor(private readonly counting: GetDailyCounts) {}

  async getDailyCounts(
    request: analytics.GetDailyCountsRequest,
    call: Call,
  ): Promise<analytics.GetDailyCountsResponse> {
    const { days, weeks, total, timeZone, today } = await this.counting.run(request, call);
    return { days: [...days], weeks: [...weeks], total, timeZone, today };
  }
}
