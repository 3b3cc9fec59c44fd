import { Injectable } from '@nestjs/common';
import { actorUserId, type Call, type Locale } from '@kashikari/kernel';
import { InstallationViews, MailServers, UserViews } from '../ports';
import { SetupGate } from './setup-gate';

/** Delivery of mails: by `SMTP_URL`, by the stored server, or not at all. */
type MailSource = 'settings' | 'stored' | 'none';

/** The installation as everybody may see it. */
export interface SeenInstallation {
  readonly setupNeeded: boolean;
  readonly tokenNeeded: boolean;
  readonly name: string;
  readonly locale: Locale | '';
  /** Undefined while notify can't be asked. */
  readonly mail: MailSource | undefined;
  /** Empty where nobody set it up in the browser, or the owner has left. */
  readonly ownerName: string;
  readonly isOwner: boolean;
}

@Injectable()
export class GetInstallation {
  constructor(
    private readonly installations: InstallationViews,
    private readonly users: UserViews,
    private readonly servers: MailServers,
    private readonly gate: SetupGate,
  ) {}

  async run({ actor }: Call): Promise<SeenInstallation> {
    const [known, fromSettings] = await Promise.all([this.installations.find(), this.servers.fromSettings()]);
    const setupNeeded = !known && this.gate.isOffered;
    const ownerId = known?.ownerId ?? undefined;
    const [owner] = ownerId === undefined ? [] : await this.users.present([ownerId]);
    return {
      setupNeeded,
      tokenNeeded: setupNeeded && this.gate.needsToken,
      name: known?.name ?? '',
      locale: known?.locale ?? '',
      mail: fromSettings === undefined ? undefined : sourceOf(fromSettings, known?.mail),
      ownerName: owner?.name ?? '',
      isOwner: owner !== undefined && actorUserId(actor) === owner.id,
    };
  }
}

function sourceOf(fromSettings: boolean, stored: object | null | undefined): MailSource {
  if (fromSettings) return 'settings';
  return stored ? 'stored' : 'none';
}
