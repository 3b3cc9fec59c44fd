import { Injectable } from '@nestjs/common';
import {
  accountHolder,
  MAX_WEBHOOKS,
  notFound,
  refused,
  unwrap,
  type Call,
  type WebhookEvent,
} from '@kashikari/kernel';
import { checkWebhook } from '../../domain/webhooks/choose-webhook';
import { rotated } from '../../domain/webhooks/signature';
import type { Webhook, WebhookChoice } from '../../domain/webhooks/webhook';
import { Times } from '../ports';
import { GroupsOfAccounts, OwnGroups, Receivers, WebhookKeys, Webhooks } from '../ports/webhooks';

/** Fields of a new webhook. */
export type WebhookRequestFields = Omit<WebhookChoice, 'target'> & {
  readonly url: string;
  readonly token: string;
  readonly to: string;
};

/** Changed fields of a webhook; absent ones stay. */
export type WebhookPatchFields = Partial<Omit<WebhookRequestFields, 'provider'>>;

/** Adds, reads, changes and deletes the caller's webhooks. Member cards have none. */
@Injectable()
export class ManageWebhooks {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly receivers: Receivers,
    private readonly groups: OwnGroups,
    private readonly identity: GroupsOfAccounts,
    private readonly times: Times,
    private readonly keys: WebhookKeys,
  ) {}

  /** Returns the new webhook with its secret. */
  async create({ url, token, to, ...asked }: WebhookRequestFields, call: Call): Promise<Webhook> {
    const userId = accountHolder(call);
    const secrets = asked.provider === 'standard' ? [{ key: this.keys.create(), until: null }] : [];
    const target = { url, token, to, secrets };
    const choice = unwrap(
      checkWebhook({ ...asked, events: unique(asked.events), target }, this.receivers.open),
    );
    await this.requireGroup(choice.groupId, userId);
    return this.webhooks.create(userId, choice, MAX_WEBHOOKS, call);
  }

  list(call: Call): Promise<Webhook[]> {
    return this.webhooks.ofUser(accountHolder(call));
  }

  async get(id: string, call: Call): Promise<Webhook> {
    return found(await this.webhooks.get(id, accountHolder(call)), id);
  }

  async update(id: string, { url, token, to, ...patch }: WebhookPatchFields, call: Call): Promise<Webhook> {
    const userId = accountHolder(call);
    found(await this.webhooks.get(id, userId), id);
    if (patch.groupId !== undefined) await this.requireGroup(patch.groupId, userId);
    const rule = ({ provider, target, events, groupId, locale }: Webhook): WebhookChoice => {
      const changed = defined({ url, token, to });
      const choice = {
        ...{ provider, events, groupId, locale },
        ...defined(patch),
        target: { ...target, ...changed },
      };
      return unwrap(checkWebhook({ ...choice, events: unique(choice.events) }, this.receivers.open));
    };
    const retry = url !== undefined || token !== undefined || to !== undefined;
    return found(await this.webhooks.change(id, userId, rule, call.now, { retry }), id);
  }

  async remove(id: string, call: Call): Promise<void> {
    if (!(await this.webhooks.remove(id, accountHolder(call)))) throw notFound('webhook', id);
  }

  async enable(id: string, call: Call): Promise<Webhook> {
    return found(await this.webhooks.enable(id, accountHolder(call), call.now), id);
  }

  /** Returns the new secret. */
  async rotateSecret(id: string, call: Call): Promise<string> {
    const rule = ({ target, provider, ...rest }: Webhook): WebhookChoice => {
      if (provider !== 'standard')
        throw refused('webhook.provider_fields', { provider: 'standard', fields: ['secret'] });
      const secrets = rotated(target.secrets, this.keys.create(), this.times.real());
      return { ...rest, provider, target: { ...target, secrets } };
    };
    const webhook = found(await this.webhooks.change(id, accountHolder(call), rule, call.now), id);
    return webhook.target.secrets[0]?.key ?? '';
  }

  /**
   * Reads the groups of the account from identity before its first webhook, since older groups are in no event.
   * @throws DomainError `not_found` for a group that the account does not own
   */
  private async requireGroup(groupId: string | null, userId: string): Promise<void> {
    await this.groups.store(await this.identity.ownedBy(userId));
    if (groupId === null) return;
    const group = await this.groups.get(groupId);
    if (group?.ownerId !== userId || group.deleted) throw refused('not_found', undefined, 'group_id');
  }
}

function found(webhook: Webhook | undefined, id: string): Webhook {
  if (!webhook) throw notFound('webhook', id);
  return webhook;
}

function unique(events: readonly WebhookEvent[]): WebhookEvent[] {
  return [...new Set(events)];
}

/** Returns the fields that are set. */
function defined<T extends object>(fields: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}
