import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { isId, type Id } from '../domain/ids';
import { GoodsViews, People, type OpenGood } from './ports';

/** Lists what everybody may find, by id: goods that are open and not hidden, and the groups that these are in. */
@Injectable()
export class ListOpen {
  constructor(
    private readonly views: GoodsViews,
    private readonly people: People,
  ) {}

  /** @param skip how many goods are left out after `afterId` */
  async goods(afterId: string, skip: number, most: number, call: Call): Promise<OpenGood[]> {
    return this.views.open({ afterId: idOf(afterId), skip, most }, await this.people.tiesOf(call));
  }

  async groups(afterId: string, most: number, call: Call): Promise<Id[]> {
    return this.views.openGroups({ afterId: idOf(afterId), most }, await this.people.tiesOf(call));
  }
}

const idOf = (text: string): Id | undefined => (isId(text) ? text : undefined);
