import { Picture, useTranslation } from '@kashikari/web-kit';
import type { OpenedInvitation } from '../../api/invites';

type Goods = OpenedInvitation['goods'];

interface Props {
  readonly goods: Goods;
  /** Joins and opens one of them; absent where that takes more than a press. */
  readonly onTake?: (goodId: string) => void;
}

/** Some goods of the group, as an outsider may see them. */
export function InvitedGoods({ goods, onTake }: Props) {
  const { t } = useTranslation('groups');
  return (
    <section className="invgoods">
      <h2>{t('invitation.examples')}</h2>
      {onTake && <p className="sm t2">{t('invitation.takeHint')}</p>}
      <ul>
        {goods.map((good) => (
          <li key={good.id} className="card">
            {onTake ? (
              <button type="button" onClick={() => onTake(good.id)}>
                <Face good={good} />
              </button>
            ) : (
              <Face good={good} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Face({ good: { id, title, thumbnail_url: url } }: { readonly good: Goods[number] }) {
  return (
    <>
      <Picture id={id} url={url} size="card" />
      <b className="sm">{title}</b>
    </>
  );
}
