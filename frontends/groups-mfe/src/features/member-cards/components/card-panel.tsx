import { Button, useCopy, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { QrCode } from '../../../qr-code';
import type { CardView } from '../api/list-cards';
import { cardAddress } from '../card-address';
import { useCardActs } from '../use-card-acts';
import { CardLocale } from './card-locale';
import './card-code.css';

interface Props {
  readonly card: CardView;
  readonly onShowCode: (card: CardView) => void;
}

/** The open card beside the table: name, number, QR code, and the acts on it. */
export function CardPanel({ card, onShowCode }: Props) {
  const { t } = useTranslation('groups');
  const copy = useCopy(t('add.copied'));
  const acts = useCardActs(card, onShowCode);
  const [changesLocale, setChangesLocale] = useState(false);
  const address = card.jti ? cardAddress(card.jti, window.location.origin) : '';
  return (
    <>
      <h2>{card.name}</h2>
      <p className="meta wrapany">
        {[t('cards.number', { number: card.management_id }), card.email].filter(Boolean).join('・')}
      </p>
      {address && (
        <>
          <QrCode text={address} label={t('cards.showCode', { name: card.name })} />
          <p className="hint">{t('cards.codeHint')}</p>
        </>
      )}
      {card.permissions.includes('edit') && (
        <div className="row wrap gap">
          {address && <Button onClick={() => copy(address)}>{t('add.copy')}</Button>}
          <Button onClick={acts.togglePermission}>
            {t(card.permission === 'read' ? 'cards.letBook' : 'cards.letRead')}
          </Button>
          <Button onClick={() => setChangesLocale(true)}>{t('cards.changeLocale')}</Button>
          <Button onClick={acts.reissue}>{t('cards.reissue')}</Button>
          <Button look="danger" onClick={acts.remove}>
            {t('cards.remove')}
          </Button>
        </div>
      )}
      {changesLocale && <CardLocale card={card} onClose={() => setChangesLocale(false)} />}
    </>
  );
}
