import { useConfirm, useFlash, useTranslation } from '@kashikari/web-kit';
import { useDeleteCard, useReissueCard, useUpdateCard } from './api/change-cards';
import type { CardView } from './api/list-cards';

/** The acts on one member card. */
export interface CardActs {
  /** Allows the card to book, or limits it to viewing. */
  togglePermission(): void;
  /** Asks, then replaces the QR code; the old one stops working. */
  reissue(): void;
  /** Asks, then deactivates the card. */
  remove(): void;
}

/**
 * Returns the acts on a card; each one reports its outcome as a flash message.
 * @param onReissued shows the new code
 */
export function useCardActs(
  { id, name, permission }: CardView,
  onReissued: (card: CardView) => void,
): CardActs {
  const { t } = useTranslation('groups');
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const update = useUpdateCard();
  const replacement = useReissueCard();
  const deletion = useDeleteCard();

  async function askReissue(): Promise<void> {
    const question = { title: t('cards.reissueTitle', { name }), body: t('cards.reissueBody') };
    if (!(await confirm({ ...question, verb: t('cards.reissue'), danger: true }))) return;
    replacement.mutate(id, { onSuccess: onReissued, onError: sayError });
  }

  async function askRemove(): Promise<void> {
    const question = { title: t('cards.removeTitle', { name }), body: t('cards.removeBody') };
    if (!(await confirm({ ...question, verb: t('cards.remove'), danger: true }))) return;
    deletion.mutate(id, { onSuccess: () => say(t('cards.removed', { name })), onError: sayError });
  }

  return {
    togglePermission: () =>
      update.mutate(
        { id, permission: permission === 'read' ? 'book' : 'read' },
        { onSuccess: () => say(t('cards.changed', { name })), onError: sayError },
      ),
    reissue: () => void askReissue(),
    remove: () => void askRemove(),
  };
}
