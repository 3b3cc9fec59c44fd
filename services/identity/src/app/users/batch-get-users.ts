import { Injectable } from '@nestjs/common';
import { actorUserId, type Call, refused } from '@kashikari/kernel';
import { showPublicUser, showUser, type ShownUser } from '../../domain/shared/shown';
import { UserViews } from '../ports';

const MAX = 500;

/**
 * Names and pictures beside bookings, goods and members. Everybody who knows an id may know these: an id can't be
 * guessed, and who has one met the user where it is shown anyway.
 */
@Injectable()
export class BatchGetUsers {
  constructor(private readonly users: UserViews) {}

  async run(ids: readonly string[], { actor }: Call): Promise<ShownUser[]> {
    if (ids.length > MAX) throw refused('validation.too_many', { max: MAX }, 'ids');
    const own = actorUserId(actor);
    const nobody = { manages: false, acquainted: false };
    return (await this.users.present([...new Set(ids)])).flatMap(
      (user) => (user.id === own ? showUser(user, nobody, actor) : showPublicUser(user)) ?? [],
    );
  }
}
