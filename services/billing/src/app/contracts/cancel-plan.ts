import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, type Call } from '@kashikari/kernel';
import { isBoughtContract, type Contract } from '../../domain/contracts/contract';
import { Contracts } from '../ports';
import { VoidBill } from './void-bill';

/** A plan is ended: it stays to the end of the period that is paid. A purchase that is not paid is given up. */
@Injectable()
export class CancelPlan {
  constructor(
    private readonly contracts: Contracts,
    private readonly voiding: VoidBill,
  ) {}

  /** @returns the contract; undefined where only a purchase was given up. @throws DomainError `not_found` for an account without a bought plan */
  run(call: Call): Promise<Contract | undefined> {
    const accountId = accountHolder(call);
    return this.contracts.transaction(async (tx) => {
      const { contract, purchase } = await this.contracts.lock(tx, accountId);
      if (purchase) await this.voiding.run(purchase.id, tx, call.now);
      // Staff end what they gave.
      if (!contract || !isBoughtContract(contract)) {
        if (purchase) return undefined;
        throw notFound('subscription', 'current');
      }
      const ending: Contract = { ...contract, next: 'free' };
      await this.contracts.save(tx, ending);
      return ending;
    });
  }
}
