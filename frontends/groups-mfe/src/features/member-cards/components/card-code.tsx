import { Button, Dialog, Note, useFlash, useTranslation } from '@kashikari/web-kit';
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
  const { say } = useFlash();
  const address = card?.jti ? cardAddress(card.jti, window.location.origin) : '';

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address);
    say(t('add.copied'));
  }

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
          <Button small onClick={() => void copy()}>
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
