import { Injectable } from '@nestjs/common';
import {
  accountHolder,
  DEFAULT_LOCALE,
  DomainError,
  forbidden,
  isLocale,
  type Call,
} from '@kashikari/kernel';
import { readEmail } from '../../domain/shared/email';
import {
  readMailServer,
  withStoredPassword,
  type Installation,
  type MailServer,
} from '../../domain/installation/installation';
import { InstallationViews, MailServers, UnitOfWork, UserViews } from '../ports';
import { refuseFaults } from '../shared/refusing';
import { SetupGate } from './setup-gate';

export interface TestMailForm {
  readonly token: string;
  readonly mail: MailServer;
  readonly to: string;
  readonly locale: string;
}

export interface StoredServer {
  readonly server: MailServer | null;
  /** Somebody set up the installation in the browser without one. */
  readonly noMailYet: boolean;
}

/** The mail server of the installation: for its owner, and its password for nobody but notify. */
@Injectable()
export class ManageMailServer {
  constructor(
    private readonly works: UnitOfWork,
    private readonly installations: InstallationViews,
    private readonly users: UserViews,
    private readonly servers: MailServers,
    private readonly gate: SetupGate,
  ) {}

  /** The stored server, with its password only for the actor `system`. */
  async get(call: Call): Promise<StoredServer> {
    const isSystem = call.actor.kind === 'system';
    const known = isSystem ? await this.installations.find() : await this.owned(call);
    const server = known?.mail ?? null;
    const noMailYet = Boolean(known?.ownerId) && server === null;
    return { server: isSystem ? server : withoutPassword(server), noMailYet };
  }

  /** Stores a server once it took a mail to the owner; null: none. */
  async change(form: MailServer | null, call: Call): Promise<MailServer | null> {
    const { mail: stored, ownerId } = await this.owned(call);
    const server = form && this.read(form, stored);
    if (server) {
      const [owner] = await this.users.present([ownerId!]);
      await this.servers.test({ server, to: owner!.email!, locale: owner!.locale });
    }
    await this.works.run((work) => work.installations.saveMail(server));
    return withoutPassword(server);
  }

  /**
   * Returns the server's response to a test mail. Callable with the set-up token before set-up, by the owner
   * afterwards.
   */
  async test({ token, mail, to, locale }: TestMailForm, call: Call): Promise<string> {
    const known = await this.installations.find();
    if (known) await this.owned(call);
    else await this.gate.enter(token);
    const address = readEmail(to);
    if (!address.ok) throw new DomainError({ ...address.refusal, field: 'to' });
    const language = isLocale(locale) ? locale : (call.locale ?? DEFAULT_LOCALE);
    const server = this.read(mail, known?.mail ?? null);
    return this.servers.test({ server, to: address.value, locale: language });
  }

  private read(form: MailServer, stored: MailServer | null): MailServer {
    const { server, faults } = readMailServer(form);
    refuseFaults(faults);
    return withStoredPassword(server, stored);
  }

  /** @throws DomainError `forbidden` to everybody but the owner */
  private async owned(call: Call): Promise<Installation> {
    const userId = accountHolder(call);
    const known = await this.installations.find();
    if (known?.ownerId !== userId) throw forbidden();
    return known;
  }
}

function withoutPassword(server: MailServer | null): MailServer | null {
  return server && { ...server, password: '' };
}
