import { Injectable } from '@nestjs/common';
import { isId, type Call } from '@kashikari/kernel';
import { fold } from '../../domain/shared/fold';
import type { Page, PageRequest } from '../../domain/shared/page';
import { onlySystem } from '../shared/acting';
import { GroupViews, type Transferee } from '../ports';

/** Accounts to which the owner of a good may transfer it, for catalog, which asks on the owner's behalf. */
@Injectable()
export class ListTransferees {
  constructor(private readonly groups: GroupViews) {}

  /** @param asked `userId` for one account alone; empty for all */
  async run(
    ownerId: string,
    { match, userId }: { readonly match: string; readonly userId: string },
    page: PageRequest,
    call: Call,
  ): Promise<Page<Transferee>> {
    onlySystem(call);
    if (!isId(ownerId) || (userId !== '' && !isId(userId))) return { items: [], total: 0 };
    return this.groups.transferees(ownerId, { match: fold(match), ...(userId && { userId }) }, page);
  }
}
