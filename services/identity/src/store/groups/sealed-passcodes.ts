import { Injectable } from '@nestjs/common';
import { Encryptor } from '../../app/ports';
import { toGroup, type GroupRow } from '../work/rows';
import type { Group } from '../../domain/groups/group';

/**
 * Passcodes are shown to managers of a group, so they are sealed and not hashed. A passcode sealed under a lost secret
 * matches no input: the group stays closed until a new one is set.
 */
@Injectable()
export class SealedPasscodes {
  constructor(private readonly encryptor: Encryptor) {}

  seal(passcode: string, groupId: string): string {
    return passcode && this.encryptor.seal(passcode, contextOf(groupId));
  }

  toGroup(row: GroupRow): Group {
    return toGroup(row, (sealed, groupId) =>
      sealed ? (this.encryptor.open(sealed, contextOf(groupId)) ?? UNOPENED) : '',
    );
  }
}

const contextOf = (groupId: string) => `passcode:${groupId}`;

/** A control character: no passcode that somebody typed has one. */
const UNOPENED = '\u0007';
