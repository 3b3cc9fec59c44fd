import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { isId } from '../domain/ids';
import { snapshotOf, type GoodSnapshot } from '../domain/snapshot';
import { refuseUnlessSystem } from './only-system';
import { GoodsViews } from './ports';

/** Snapshots of goods, for services whose copies don't know them yet. */
@Injectable()
export class GetGoodFacts {
  constructor(private readonly views: GoodsViews) {}

  async run(ids: readonly string[], call: Call): Promise<GoodSnapshot[]> {
    refuseUnlessSystem(call);
    return (await this.views.facts(ids.filter(isId))).map(snapshotOf);
  }
}
