import { Inject, Injectable } from '@nestjs/common';
import { refused } from '@kashikari/kernel';
import { InstallationViews, Secrets, SetupAccess, type SetupPolicy } from '../ports';

/** Permission to set up the installation: being the first to reach it does not make anybody its owner (ADR 67). */
@Injectable()
export class SetupGate {
  constructor(
    @Inject(SetupAccess) private readonly policy: SetupPolicy,
    private readonly installations: InstallationViews,
    private readonly secrets: Secrets,
  ) {}

  /** True if set-up in the browser is offered. */
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
