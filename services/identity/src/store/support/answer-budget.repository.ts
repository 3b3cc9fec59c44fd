import { Injectable } from '@nestjs/common';
import { Database, type SqlTx } from '@kashikari/platform';
import { AnswerBudget, type AnswerCaps, type AnswerReservation } from '../../app/ports';

/** An owner of a group decides for its members, and so for themselves. */
const DISABLED = `
  select from groups g
   where g.disable_ai_answers and g.deleted_at is null
     and (g.owner_id = $1 or exists (
       select from memberships m where m.group_id = g.id and m.user_id = $1 and m.left_at is null))
   limit 1`;

/** Added accounts spend the day of their first account: they are the same person. */
const PERSON = 'select coalesce(first_account_id, id) as id from users where id = $1 and deleted_at is null';

/** Adds tokens to a budget where they fit below its cap; the row is locked until the end of the transaction. */
const SPEND = `
  insert into answer_budget (scope, period, spent) select $1, $2::date, $3::int where $3::int <= $4::int
    on conflict (scope, period) do update set spent = answer_budget.spent + $3::int
      where answer_budget.spent + $3::int <= $4::int
    returning spent`;

const KEEP = `
  insert into answer_reservation (id, user_scope, day, month_scope, month, tokens, created_at)
    values ($1, $2, $3, $4, $5, $6, $7)`;

/** Gives back what was not used, to both budgets. */
const SETTLE = `
  with settled as (
    delete from answer_reservation where id = $1 and user_scope = $2 returning *
  ), unused as (
    select user_scope as scope, day as period, greatest(tokens - $3::int, 0) as tokens from settled
    union all
    select month_scope, month, greatest(tokens - $3::int, 0) from settled
  )
  update answer_budget b set spent = b.spent - unused.tokens
    from unused where b.scope = unused.scope and b.period = unused.period`;

/** Thrown to undo a reservation that one of two budgets refuses. */
class Exhausted extends Error {}

@Injectable()
export class PgAnswerBudget extends AnswerBudget {
  constructor(private readonly db: Database) {
    super();
  }

  override async isDisabledFor(userId: string): Promise<boolean> {
    return (await this.db.read(DISABLED, [userId])).length > 0;
  }

  override async reserve(reservation: AnswerReservation, caps: AnswerCaps): Promise<boolean> {
    try {
      return await this.db.transaction((tx) => spend(tx, reservation, caps));
    } catch (error) {
      if (error instanceof Exhausted) return false;
      throw error;
    }
  }

  override async settle(id: string, userId: string, used: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const person = await personOf(tx, userId);
      if (person) await tx.read(SETTLE, [id, person, used]);
    });
  }
}

async function spend(
  tx: SqlTx,
  { id, userId, shellId, tokens, at }: AnswerReservation,
  { personDay, month }: AnswerCaps,
): Promise<boolean> {
  const person = await personOf(tx, userId);
  if (!person) return false;
  const [day, first] = periodsOf(at);
  const organization = shellId ? `shell:${shellId}` : 'installation';
  // The day's row first everywhere, so that the shared row of the month is held shortly and no two wait for each other.
  for (const [scope, period, cap] of [
    [person, day, personDay],
    [organization, first, month],
  ] as const)
    if (!(await tx.one(SPEND, [scope, period, tokens, cap]))) throw new Exhausted();
  await tx.read(KEEP, [id, person, day, organization, first, tokens, new Date(at)]);
  return true;
}

async function personOf(tx: SqlTx, userId: string): Promise<string | undefined> {
  const row = await tx.one<{ id: string }>(PERSON, [userId]);
  return row && `person:${row.id}`;
}

/** The day and the first day of the month of an instant, in UTC. */
function periodsOf(at: number): readonly [day: string, month: string] {
  const day = new Date(at).toISOString().slice(0, 10);
  return [day, `${day.slice(0, 8)}01`];
}
