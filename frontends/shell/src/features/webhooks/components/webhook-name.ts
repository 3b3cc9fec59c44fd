import { useTranslation } from '@kashikari/web-kit';
import type { Webhook } from '../api/webhooks';
import { ALL_EVENTS, EVENT_GROUPS, EVENT_GROUP_NAMES } from '../event-groups';

/** Returns functions that name a webhook and its events in a few words. */
export function useWebhookWords() {
  const { t } = useTranslation('shell');
  return {
    nameOf: ({ provider, to }: Webhook) =>
      [t(`webhooks.providers.${provider}`), to].filter(Boolean).join(' '),
    eventsOf: ({ events }: Webhook) => {
      if (ALL_EVENTS.every((event) => events.includes(event)))
        return t('webhooks.allEvents', { count: ALL_EVENTS.length });
      const groups = EVENT_GROUP_NAMES.filter((group) =>
        EVENT_GROUPS[group].some((event) => events.includes(event)),
      );
      return groups.map((group) => t(`webhooks.subjects.${group}`)).join(' · ');
    },
  };
}
