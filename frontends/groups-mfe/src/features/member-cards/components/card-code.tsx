import { Button, Dialog, Note, useCopy, useTranslation } from '@kashikari/web-kit';
import { cardAddress } from '../card-address';
import type { CardView } from '../api/list-cards';
import './card-code.css';
import { QrCode } from '../../../qr-code';

interface Props {
  /** Undefined: closed. */
  readonly card: CardView | undefined;
  readonly onClose: () => void;
}

/** The QR of a card and the address in it, to be scanned off the screen or sent to its holder. */
export function CardCode({ card, onClose }: Props) {
  const { t } = useTranslation('groups');
  const copy = useCopy(t('add.copied'));
  const address = card?.jti ? cardAddress(card.jti, window.location.origin) : '';

  return (
    <Dialog
      open={card !== undefined}
      title={card ? t('cards.codeOf', { name: card.name }) : ''}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" small onClick={onClose}>
            {t('cards.close')}
          </Button>
          <Button small onClick={() => copy(address)}>
            {t('add.copy')}
          </Button>
        </>
      }
    >
      {card && (
        <>
          <QrCode text={address} label={t('cards.codeOf', { name: card.name })} />
          <p className="meta wrapany mid">{address}</p>
          <Note>{t('cards.codeHint')}</Note>
        </>
      )}
    </Dialog>
  );
}
