import {
  Icon,
  IconDots,
  IconScan,
  IconButton,
  Menu,
  MenuItem,
  PersonRow,
  useConfirm,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { useDeleteCard, useReissueCard, useUpdateCard } from '../api/change-cards';
import type { CardView } from '../api/list-cards';

interface Props {
  readonly card: CardView;
  readonly onShowCode: (card: CardView) => void;
}

/** One card: its number and name, its code, and what may be done with it. */
export function CardRow({ card, onShowCode }: Props) {
  const { t } = useTranslation('groups');
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const update = useUpdateCard();
  const reissue = useReissueCard();
  const remove = useDeleteCard();
  const { id, name, permission } = card;
  const number = t('cards.number', { number: card.management_id });
  // Who was given no name goes by the number, which is said once.
  const isNameless = name === card.management_id;
  const reads = permission === 'read';

  function turn(): void {
    const changed = { onSuccess: () => say(t('cards.changed', { name })), onError: sayError };
    update.mutate({ id, permission: reads ? 'book' : 'read' }, changed);
  }

  async function askReissue(): Promise<void> {
    const question = { title: t('cards.reissueTitle', { name }), body: t('cards.reissueBody') };
    if (!(await confirm({ ...question, verb: t('cards.reissue'), danger: true }))) return;
    reissue.mutate(id, { onSuccess: onShowCode, onError: sayError });
  }

  async function askRemove(): Promise<void> {
    const question = { title: t('cards.removeTitle', { name }), body: t('cards.removeBody') };
    if (!(await confirm({ ...question, verb: t('cards.remove'), danger: true }))) return;
    remove.mutate(id, { onSuccess: () => say(t('cards.removed', { name })), onError: sayError });
  }

  return (
    <PersonRow
      name={isNameless ? number : name}
      roles={reads ? [t('cards.readOnly')] : []}
      disabled={card.disabled}
      trailing={
        card.permissions.includes('edit') && (
          <>
            <IconButton label={t('cards.showCode', { name })} onClick={() => onShowCode(card)}>
              <Icon of={IconScan} />
            </IconButton>
            <Menu label={t('members.acts', { name })} button={<Icon of={IconDots} />}>
              <MenuItem onSelect={turn}>{t(reads ? 'cards.letBook' : 'cards.letRead')}</MenuItem>
              <MenuItem onSelect={() => void askReissue()}>{t('cards.reissue')}</MenuItem>
              <MenuItem danger onSelect={() => void askRemove()}>
                {t('cards.remove')}
              </MenuItem>
            </Menu>
          </>
        )
      }
    >
      <span className="meta">
        {[!isNameless && number, card.email, card.disabled && t('members.disabled')]
          .filter(Boolean)
          .join('・')}
      </span>
    </PersonRow>
  );
}
