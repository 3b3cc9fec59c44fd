import { Injectable } from '@nestjs/common';
import { notFound, type Call } from '@kashikari/kernel';
import type { Fact } from '../domain/facts';
import { onlySystem } from './acting';
import { FactViews } from './ports';

/** Everything about one user's access, for a service whose copy does not know the user yet. */
@Injectable()
export class GetAccess {
  constructor(private readonly facts: FactViews) {}

  async run(userId: string, call: Call): Promise<readonly Fact[]> {
    onlySystem(call);
    const facts = await this.facts.access(userId);
    if (!facts) throw notFound('user', userId);
    return facts;
  }
}
