import { CheckRow, useTranslation } from '@kashikari/web-kit';
import type { WebhookEvent } from '../api/webhooks';
import { EVENT_GROUPS, EVENT_GROUP_NAMES, isWhole, withEvent, withGroup } from '../event-groups';

interface Props {
  readonly events: readonly WebhookEvent[];
  /** The server's fault of the choice. */
  readonly error?: string | undefined;
  onChange(events: WebhookEvent[]): void;
}

/** The events of a webhook by subject; each subject is switched as a whole or event by event. */
export function EventFields({ events, error, onChange }: Props) {
  const { t } = useTranslation('shell');
  return (
    <>
      {(error || events.length === 0) && (
        <p className="errm" role="alert">
          {error ?? t('webhooks.oneEvent')}
        </p>
      )}
      {EVENT_GROUP_NAMES.map((group) => (
        <details key={group} className="card pad whevents">
          <summary>
            <b>{t(`webhooks.subjects.${group}`)}</b>
            <span className="meta">
              {t('webhooks.chosen', {
                count: EVENT_GROUPS[group].filter((event) => events.includes(event)).length,
                all: EVENT_GROUPS[group].length,
              })}
            </span>
          </summary>
          <CheckRow
            label={t('webhooks.everyEvent')}
            checked={isWhole(group, events)}
            onChange={(on) => onChange(withGroup(group, events, on))}
          />
          {EVENT_GROUPS[group].map((event) => (
            <CheckRow
              key={event}
              label={t(`webhooks.events.${event}`)}
              checked={events.includes(event)}
              onChange={(on) => onChange(withEvent(event, events, on))}
            />
          ))}
        </details>
      ))}
    </>
  );
}
