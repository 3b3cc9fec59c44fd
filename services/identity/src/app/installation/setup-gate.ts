import { Inject, Injectable } from '@nestjs/common';
import { refused } from '@kashikari/kernel';
import { InstallationViews, Secrets, SetupAccess, type SetupPolicy } from '../ports';

/** Who may set up the installation: nobody becomes its owner by being the first to reach it (ADR 67). */
@Injectable()
export class SetupGate {
  constructor(
    @Inject(SetupAccess) private readonly policy: SetupPolicy,
    private readonly installations: InstallationViews,
    private readonly secrets: Secrets,
  ) {}

  /** Whether a set-up in the browser is offered at all. */
  get isOffered(): boolean {
    return this.policy.token !== undefined || this.policy.isOpen;
  }

  get needsToken(): boolean {
    return this.policy.token !== undefined;
  }

  /** @throws DomainError `setup.done`, or `setup.token` without the token of this start */
  async enter(shown: string): Promise<void> {
    if (!this.isOffered || (await this.installations.find())) throw refused('setup.done');
    const { token } = this.policy;
    if (token !== undefined && !this.secrets.same(shown, token)) throw refused('setup.token');
  }
}
