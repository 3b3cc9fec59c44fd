import { Injectable } from '@nestjs/common';
import { isId, type Call } from '@kashikari/kernel';
import { AnswerBudget, AnswerCaps, Secrets } from '../ports';

/** The outcome of a reservation: its id, or the reason why a model is not called. */
export type ReservedAnswer =
  | { readonly reservationId: string; readonly reason: '' }
  | { readonly reservationId: ''; readonly reason: 'off' | 'cap' };

/**
 * Budget of answers by a language model. Tokens are reserved before the call and replaced by what it used, so that
 * people who ask at once never exceed a cap together. Visitors and member cards have no such answers: nobody could
 * be held to a day's cap, and cards are shared.
 */
@Injectable()
export class ReserveAnswer {
  constructor(
    private readonly budget: AnswerBudget,
    private readonly caps: AnswerCaps,
    private readonly secrets: Secrets,
  ) {}

  async reserve(tokens: number, { actor, now }: Call): Promise<ReservedAnswer> {
    if (actor.kind !== 'user' || !Number.isInteger(tokens) || tokens < 1) return refused('off');
    if (await this.budget.isDisabledFor(actor.userId)) return refused('off');
    const id = this.secrets.id();
    const { userId, shell } = actor;
    const reservation = { id, userId, shellId: shell?.id ?? '', tokens, at: now };
    if (!(await this.budget.reserve(reservation, this.caps))) return refused('cap');
    return { reservationId: id, reason: '' };
  }

  /** @param tokens what the call used; more than was reserved counts as reserved */
  async settle(reservationId: string, tokens: number, { actor }: Call): Promise<void> {
    if (actor.kind !== 'user' || !isId(reservationId)) return;
    await this.budget.settle(reservationId, actor.userId, Math.max(0, Math.trunc(tokens)));
  }
}

const refused = (reason: 'off' | 'cap'): ReservedAnswer => ({ reservationId: '', reason });
