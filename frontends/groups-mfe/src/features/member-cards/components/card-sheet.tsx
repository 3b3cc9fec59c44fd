import type { CSSProperties } from 'react';
import { cardAddress } from '../card-address';
import type { CardView } from '../api/list-cards';
import { placeOn, type SheetFormat } from '../sheet-formats';
import { QrCode } from '../../../qr-code';

interface Props {
  readonly cards: readonly CardView[];
  readonly format: SheetFormat;
  /** Tenths of a millimetre. */
  readonly spacing: number;
  readonly groupName: string;
  /** The accessible name of the page. */
  readonly label: string;
}

const mm = (length: number) => `${length}mm`;

/** One page of cards, in the millimetres of the paper. */
export function CardSheet({ cards, format, spacing, groupName, label }: Props) {
  return (
    <section className="sheet" aria-label={label}>
      {cards.map((card, at) => {
        const { left, top } = placeOn(format, at, spacing);
        const place: CSSProperties = {
          ...{ left: mm(left), top: mm(top), width: mm(format.width), height: mm(format.height) },
        };
        return (
          <article key={card.id} className="pcard" style={place}>
            <QrCode text={cardAddress(card.jti ?? '', window.location.origin)} label={card.name} />
            <div>
              <span>{groupName}</span>
              <b>{card.name}</b>
              {card.name !== card.management_id && <span>{card.management_id}</span>}
            </div>
          </article>
        );
      })}
    </section>
  );
}
