import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import type { GroupFact, UserFact } from '../domain/facts';
import { onlySystem } from './acting';
import { FactViews } from './ports';

/** Groups with their owners, for a service whose copy does not know them yet. */
@Injectable()
export class GetGroupFacts {
  constructor(private readonly facts: FactViews) {}

  async run(ids: readonly string[], call: Call): Promise<{ groups: GroupFact[]; owners: UserFact[] }> {
    onlySystem(call);
    return this.facts.groups(ids);
  }
}
