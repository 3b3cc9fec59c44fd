import type { SqlTx } from '@kashikari/platform';
import {
  newest,
  type AccountFact,
  type GroupFact,
  type ManagerFact,
  type MembershipFact,
} from '../domain/facts';
import { upsert } from './upsert';

const FACT = { id: 'text', version: 'bigint', deleted: 'boolean' };
const ACCOUNT = { ...FACT, time_zone: 'text', prevent_public_access: 'boolean', manage_hand_over: 'boolean' };
const GROUP = { ...FACT, slug: 'text', owner_id: 'text' };
const MEMBERSHIP = { ...FACT, group_id: 'text', user_id: 'text', disabled: 'boolean' };
const MANAGER = { ...FACT, account_id: 'text', user_id: 'text' };

export async function putAccounts(facts: readonly AccountFact[], tx: SqlTx): Promise<void> {
  const rows = newest(facts).map((fact) => ({
    id: fact.id,
    version: fact.version,
    deleted: fact.deleted,
    time_zone: fact.timeZone,
    prevent_public_access: fact.preventPublicAccess,
    manage_hand_over: fact.manageHandOver,
  }));
  await upsert(tx, 'account', ACCOUNT, rows);
}

export async function putGroups(facts: readonly GroupFact[], tx: SqlTx): Promise<void> {
  const rows = newest(facts).map(({ id, version, deleted, slug, ownerId }) => ({
    id,
    version,
    deleted,
    slug,
    owner_id: ownerId,
  }));
  await upsert(tx, 'lending_group', GROUP, rows);
}

export async function putMemberships(facts: readonly MembershipFact[], tx: SqlTx): Promise<void> {
  const rows = newest(facts).map(({ id, version, deleted, groupId, userId, disabled }) => ({
    id,
    version,
    deleted,
    group_id: groupId,
    user_id: userId,
    disabled,
  }));
  await upsert(tx, 'membership', MEMBERSHIP, rows);
}

export async function putManagers(facts: readonly ManagerFact[], tx: SqlTx): Promise<void> {
  const rows = newest(facts).map(({ id, version, deleted, accountId, userId }) => ({
    id,
    version,
    deleted,
    account_id: accountId,
    user_id: userId,
  }));
  await upsert(tx, 'manager', MANAGER, rows);
}
