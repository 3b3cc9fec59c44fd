import { errorText, randomId, useDraft, useQueryClient, useTranslation, useUser } from '@kashikari/web-kit';
import { useSyncExternalStore } from 'react';
import { createMessage } from './api/create-message';
import * as box from './rules/outbox';
import type { Outbox, OutgoingMessage } from './rules/outbox';
import { changeOutbox, onOutboxChange, outboxAt } from './store';

/** Manages the user's messages about a booking that are not yet in the thread. The text being typed is a draft. */
export function useOutbox(bookingId: string) {
  const { t } = useTranslation('bookings');
  const client = useQueryClient();
  const place = `kashikari.outbox.${useUser()?.id ?? ''}.${bookingId}`;
  const drawn = useSyncExternalStore(onOutboxChange, () => outboxAt(place, t('messages.failed')));
  const form = useDraft({ body: '' }, { as: `message.${bookingId}` });
  const { body: draft } = form.draft;
  const change = (step: (before: Outbox) => Outbox) => changeOutbox(place, step);

  async function send(message: OutgoingMessage): Promise<void> {
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
    form,
    draft,
    type: (body: string) => form.change({ body }),
    post(forceNotify: boolean): void {
      const message = { key: randomId(), body: draft.trim(), forceNotify, failed: null };
      form.discard();
      change(box.post(message));
      void send(message);
    },
    again(message: OutgoingMessage): void {
      change(box.again(message.key));
      void send(message);
    },
    takeBack(key: string): void {
      form.change({ body: box.takenBack(drawn, key, draft) });
      change(box.arrived(key));
    },
  };
}

export type OutboxView = ReturnType<typeof useOutbox>;
