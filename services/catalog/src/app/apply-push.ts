import type { Tx } from '@kashikari/platform/tx';
import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { refuseUnlessSystem } from './only-system';
import { People } from './ports';

/**
 * Applies a snapshot at once, in a separate transaction. The owning service pushes it before it responds to its caller.
 */
@Injectable()
export class ApplyPush {
  constructor(private readonly people: People) {}

  run(call: Call, apply: (tx: Tx) => Promise<void>): Promise<void> {
    refuseUnlessSystem(call);
    return this.people.transaction(apply);
  }
}
