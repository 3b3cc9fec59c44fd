import { errorText, randomId, useQueryClient, useTranslation, useUser } from '@kashikari/web-kit';
import { useSyncExternalStore } from 'react';
import { createMessage } from './api/create-message';
import * as box from './rules/outbox';
import type { Outbox, Outgoing } from './rules/outbox';
import { changeOutbox, onOutboxChange, outboxAt } from './store';

/** What I have written about a booking and nobody else has yet, and what can be done with it. */
export function useOutbox(bookingId: string) {
  const { t } = useTranslation('bookings');
  const client = useQueryClient();
  const place = `kashikari.outbox.${useUser()?.id ?? ''}.${bookingId}`;
  const drawn = useSyncExternalStore(onOutboxChange, () => outboxAt(place, t('messages.failed')));
  const change = (step: (before: Outbox) => Outbox) => changeOutbox(place, step);

  async function send(message: Outgoing): Promise<void> {
    try {
      await createMessage(bookingId, message);
      await client.invalidateQueries({ queryKey: ['messages', { bookingId }] });
      change(box.arrived(message.key));
    } catch (error) {
      change(box.failed(message.key, errorText(error)));
    }
  }

  return {
    ...drawn,
    type: (draft: string) => change(box.type(draft)),
    post(forceNotify: boolean): void {
      const message = { key: randomId(), body: drawn.draft.trim(), forceNotify, failed: null };
      change(box.post(message));
      void send(message);
    },
    again(message: Outgoing): void {
      change(box.again(message.key));
      void send(message);
    },
    takeBack: (key: string) => change(box.takeBack(key)),
  };
}

export type OutboxView = ReturnType<typeof useOutbox>;
