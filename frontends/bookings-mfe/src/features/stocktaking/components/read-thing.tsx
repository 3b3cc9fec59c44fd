import { Button, ButtonLink, Glyph, Link, Picture, useTranslation } from '@kashikari/web-kit';
import type { ReadThing, UnknownWays } from '../api/read-code';

interface UnknownProps {
  readonly groupId: string;
  /** The period that is counted, as addresses name it. */
  readonly period: string;
  readonly code: string;
  readonly ways: UnknownWays;
  onDrop(): void;
}

/** The options for an unknown code: register a good with it, attach it to a good of the group, or drop it. */
export function UnknownCode({ groupId, period, code, ways, onDrop }: UnknownProps) {
  const { t } = useTranslation('bookings');
  const query = `group=${groupId}&code=${encodeURIComponent(code)}&count=${period}`;
  return (
    <section className="card pad stunknown" role="alert">
      <p className="b">{code}</p>
      <p className="st part">
        <Glyph state="part" />
        <span>{t('stock.unknown.title')}</span>
      </p>
      <p className="t2 sm">{t('stock.unknown.hint')}</p>
      <div className="row wrap">
        {ways.canRegister && (
          <ButtonLink small look="soft" to={`/goods/new?${query}`}>
            {t('stock.unknown.register')}
          </ButtonLink>
        )}
        {ways.canAttach && (
          <ButtonLink small to={`/goods/attach?${query}`}>
            {t('stock.unknown.attach')}
          </ButtonLink>
        )}
        <Button small look="quiet" onClick={onDrop}>
          {t('stock.unknown.drop')}
        </Button>
      </div>
    </section>
  );
}

interface SeveralProps {
  readonly goods: Extract<ReadThing, { kind: 'several' }>['goods'];
  addressOf(id: string): string;
}

/** The goods that match a code, to choose from. */
export function SeveralThings({ goods, addressOf }: SeveralProps) {
  const { t } = useTranslation('bookings');
  return (
    <section>
      <h2 className="sec-h">{t('stock.which')}</h2>
      <ul className="card list stpast">
        {goods.map((good) => (
          <li key={good.id} className="lrow">
            <Picture id={good.id} url={good.thumbnail_url} />
            <div className="grow">
              <Link className="b" to={addressOf(good.id)} replace>
                {good.title}
              </Link>
              <p className="meta">{[good.management_id, good.location].filter(Boolean).join('・')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
