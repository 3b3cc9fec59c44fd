import { Icon, IconLock, useTranslation } from '@kashikari/web-kit';
import { useEffect, useRef } from 'react';
import type { KeptCard } from '../../../cards/list-cards';
import { useCardWords } from '../../../cards/card-words';
import type { Elements } from './stripe';

interface Props {
  readonly cards: readonly KeptCard[];
  /** The id of a stored card; undefined for another one. */
  readonly chosen: string | undefined;
  readonly elements: Elements;
  onChoose(card: string | undefined): void;
}

/**
 * The stored cards, and another one in the provider's own form. Its typed values remain while a stored card is chosen.
 */
export function CardChoice({ cards, chosen, elements, onChoose }: Props) {
  const { t } = useTranslation('payments');
  const { nameOf, untilOf } = useCardWords();
  const choice = (id: string | undefined, name: string, hint?: string) => (
    <label key={id ?? 'other'} className={`radio${id === chosen ? ' on' : ''}`}>
      <input className="vh" type="radio" name="card" checked={id === chosen} onChange={() => onChoose(id)} />
      <i aria-hidden="true" />
      <span className="grow sm">
        <b>{name}</b>
        {hint && <span className="hint blk">{hint}</span>}
      </span>
    </label>
  );
  return (
    <div className="paycards" role="radiogroup" aria-label={t('checkout.how')}>
      {cards.map((card) => choice(card.id, nameOf(card), untilOf(card)))}
      {cards.length > 0 && choice(undefined, t('checkout.otherCard'))}
      <div hidden={chosen !== undefined}>
        <CardForm elements={elements} />
        <p className="hint paynote">
          <Icon of={IconLock} size="s" />
          <span>{t('checkout.notOurs')}</span>
        </p>
      </div>
    </div>
  );
}

/** The provider draws its form here; no number of a card reaches our own code. */
function CardForm({ elements }: { readonly elements: Elements }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = elements.create('payment');
    if (place.current) form.mount(place.current);
    return () => form.destroy();
  }, [elements]);
  return <div ref={place} className="paycardform" />;
}
