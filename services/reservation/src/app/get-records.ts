import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../domain/booking';
import { RECORD_DAYS, recordOf, type BorrowerRecord } from '../domain/record';
import { viewerOf } from './callers';
import { RecordViews } from './ports';

/** Records of borrowers: how often they borrow, and how often they return late. */
@Injectable()
export class GetRecords {
  constructor(private readonly views: RecordViews) {}

  /**
   * Returns the records that the actor may see, by user. A member card sees its own record only, and a visitor none.
   */
  async run(userIds: readonly string[], { actor, now }: Call): Promise<Map<string, BorrowerRecord>> {
    const { userId, ...viewer } = viewerOf(actor);
    if (userId === null || userIds.length === 0) return new Map();
    const wanted = [...new Set(userIds)];
    const counted = await this.views.count(wanted, { userId, ...viewer }, now - RECORD_DAYS * DAY_MS, now);
    return new Map(counted.map((count) => [count.userId, recordOf(count)]));
  }
}
