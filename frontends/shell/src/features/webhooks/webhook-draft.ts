import type { Locale, components } from '@kashikari/web-kit';
import type { Provider, Webhook, WebhookEvent } from './api/webhooks';
import { ALL_EVENTS, inOrder } from './event-groups';

export const PROVIDERS = [
  'slack',
  'discord',
  'teams',
  'chatwork',
  'line',
  'standard',
] as const satisfies Provider[];

/** The fields of a webhook's form. */
export interface WebhookDraft {
  readonly provider: Provider;
  /** Empty in a form of a stored webhook: it stays. */
  readonly url: string;
  readonly token: string;
  readonly to: string;
  readonly events: readonly WebhookEvent[];
  /** Empty: all groups. */
  readonly group_id: string;
  readonly locale: Locale;
}

/** Fields that contain a secret and are never stored on the device. */
export const SECRETS = ['url', 'token'] as const;

/** Returns true if messages go to a room by a token; other providers have an address. */
export const usesToken = (provider: Provider): boolean => provider === 'chatwork' || provider === 'line';

/** Returns true if people read the messages, so that they have a language. */
export const isChat = (provider: Provider): boolean => provider !== 'standard';

export const emptyDraft = (locale: Locale): WebhookDraft => ({
  ...{ provider: 'slack', url: '', token: '', to: '', events: ALL_EVENTS, group_id: '', locale },
});

export const draftOf = ({ provider, to, events, group_id: group, locale }: Webhook): WebhookDraft => ({
  ...{ provider, url: '', token: '', to: to ?? '', events: inOrder(events), group_id: group ?? '', locale },
});

type Schemas = components['schemas'];

/** Returns the request that creates the webhook, with the fields of its provider only. */
export function toNewWebhook(draft: WebhookDraft): Schemas['NewWebhook'] {
  const { provider, url, token, to, events, group_id: group, locale } = draft;
  return {
    provider,
    ...(usesToken(provider) ? { token: token.trim(), to: to.trim() } : { url: url.trim() }),
    events: [...events],
    ...(group && { group_id: group }),
    ...(isChat(provider) && { locale }),
  };
}

/** Returns the request that stores the changed fields. */
export function toPatch({
  group_id: group,
  events,
  ...changes
}: Partial<WebhookDraft>): Schemas['WebhookPatch'] {
  const { url, token, to, locale } = changes;
  return {
    ...(url && { url: url.trim() }),
    ...(token && { token: token.trim() }),
    ...(to && { to: to.trim() }),
    ...(locale && { locale }),
    ...(events && { events: [...events] }),
    ...(group !== undefined && { group_id: group || null }),
  };
}
