import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import type { Fact } from '../domain/facts';
import { onlySystem } from './acting';
import { FactViews } from './ports';

/** Everything about one user's access, for a service whose copy does not know the user yet; of nobody, nothing. */
@Injectable()
export class GetAccess {
  constructor(private readonly facts: FactViews) {}

  async run(userId: string, call: Call): Promise<readonly Fact[]> {
    onlySystem(call);
    return (await this.facts.access(userId)) ?? [];
  }
}
