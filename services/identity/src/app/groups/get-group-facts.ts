import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import type { GroupSnapshot, UserSnapshot } from '../../domain/shared/snapshots';
import { onlySystem } from '../shared/acting';
import { SnapshotViews } from '../ports';

/** Groups with their owners, for a service whose copy does not know them yet. */
@Injectable()
export class GetGroupFacts {
  constructor(private readonly snapshots: SnapshotViews) {}

  async run(
    ids: readonly string[],
    call: Call,
  ): Promise<{ groups: GroupSnapshot[]; owners: UserSnapshot[] }> {
    onlySystem(call);
    return this.snapshots.groups(ids);
  }
}
