import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import type { Page, PageRequest } from '../../domain/shared/page';
import { showGroup, type ShownGroup } from '../../domain/shared/shown';
import { signedIn } from '../shared/acting';
import { GroupViews } from '../ports';

/** The groups that the actor owns, belongs to, or acts for the owner of. */
@Injectable()
export class ListGroups {
  constructor(private readonly groups: GroupViews) {}

  async run(page: PageRequest, call: Call): Promise<Page<ShownGroup>> {
    const { items, total } = await this.groups.listOf(signedIn(call), call.actor.within, page);
    const shown = items.flatMap(
      ({ group, relation, membersCount }) => showGroup(group, relation, membersCount, call.actor) ?? [],
    );
    return { items: shown, total };
  }
}
