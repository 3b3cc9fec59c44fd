import {
  Icon,
  IconDots,
  IconScan,
  IconButton,
  Menu,
  MenuItem,
  PersonRow,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import type { CardView } from '../api/list-cards';
import { useCardActs } from '../use-card-acts';
import { CardLocale } from './card-locale';

interface Props {
  readonly card: CardView;
  readonly onShowCode: (card: CardView) => void;
}

/** One card: its number and name, its code, and what may be done with it. */
export function CardRow({ card, onShowCode }: Props) {
  const { t } = useTranslation('groups');
  const { name, permission } = card;
  const acts = useCardActs(card, onShowCode);
  const [changesLocale, setChangesLocale] = useState(false);
  const number = t('cards.number', { number: card.management_id });
  // A card without a name is called by its number, which is shown once.
  const isNameless = name === card.management_id;
  const reads = permission === 'read';

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
              <MenuItem onSelect={acts.togglePermission}>
                {t(reads ? 'cards.letBook' : 'cards.letRead')}
              </MenuItem>
              <MenuItem onSelect={() => setChangesLocale(true)}>{t('cards.changeLocale')}</MenuItem>
              <MenuItem onSelect={acts.reissue}>{t('cards.reissue')}</MenuItem>
              <MenuItem danger onSelect={acts.remove}>
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
      {changesLocale && <CardLocale card={card} onClose={() => setChangesLocale(false)} />}
    </PersonRow>
  );
}
