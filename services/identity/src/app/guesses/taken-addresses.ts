import { Injectable } from '@nestjs/common';
import { DomainError } from '@kashikari/kernel';
import { TAKEN_BY_ACCOUNT, TAKEN_BY_ADDRESS } from '../../domain/guesses/guesses';
import { LoginThrottle } from './login-throttle';
import { UnitOfWork } from '../ports';

/**
 * Slows callers who test which addresses are registered. A single refusal must reveal that an address is taken. A
 * thousand refusals must not.
 */
@Injectable()
export class TakenAddresses {
  constructor(
    private readonly works: UnitOfWork,
    private readonly throttle: LoginThrottle,
  ) {}

  /**
   * @param at who asks: an account, or where nobody is signed in yet the network address
   * @param by which of the two it is
   */
  async slow<T>(at: string, act: () => Promise<T>, by: 'account' | 'address' = 'account'): Promise<T> {
    const tried = { policy: by === 'account' ? TAKEN_BY_ACCOUNT : TAKEN_BY_ADDRESS, at };
    await this.works.run((work) => this.throttle.check(work, tried));
    try {
      return await act();
    } catch (error) {
      if (error instanceof DomainError && error.refusal.code === 'user.email_taken')
        await this.works.run((work) => this.throttle.failed(work, tried));
      throw error;
    }
  }
}
