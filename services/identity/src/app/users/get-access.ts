import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import type { Snapshot } from '../../domain/shared/snapshots';
import { onlySystem } from '../shared/acting';
import { SnapshotViews } from '../ports';

/** Everything about one user's access, for a service whose copy does not know the user yet; of nobody, nothing. */
@Injectable()
export class GetAccess {
  constructor(private readonly snapshots: SnapshotViews) {}

  async run(userId: string, call: Call): Promise<readonly Snapshot[]> {
    onlySystem(call);
    return (await this.snapshots.access(userId)) ?? [];
  }
}
