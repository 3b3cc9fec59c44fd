import { refused, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { isId, type Id } from '../domain/ids';
import { refuseUnlessSystem } from './only-system';
import { NewGoodsViews, type NewGoods, type NewGoodsWindow } from './ports/notices';

/** Maximum number of people per call. */
const MAX = 500;

/** Answers notify’s questions about the goods that are new to people in their groups. */
@Injectable()
export class ListNewGoods {
  constructor(private readonly views: NewGoodsViews) {}

  async run(windows: readonly NewGoodsWindow[], call: Call): Promise<NewGoods> {
    refuseUnlessSystem(call);
    if (windows.length > MAX) throw refused('validation.too_many', { max: MAX }, 'windows');
    const known = windows.filter(({ userId }) => isId(userId));
    return known.length ? this.views.newGoods(known) : { goods: [], readers: [] };
  }

  async members(afterId: string, call: Call): Promise<Id[]> {
    refuseUnlessSystem(call);
    return this.views.members(isId(afterId) ? afterId : undefined, MAX);
  }
}
