import { Picture, useTranslation } from '@kashikari/web-kit';
import type { OpenedInvitation } from '../../api/invites';

/** Some goods of the group, as an outsider may see them. */
export function InvitedGoods({ goods }: { readonly goods: OpenedInvitation['goods'] }) {
  const { t } = useTranslation('groups');
  return (
    <section className="invgoods">
      <h2>{t('invitation.examples')}</h2>
      <ul>
        {goods.map(({ id, title, thumbnail_url: url }) => (
          <li key={id} className="card">
            <Picture id={id} url={url} size="card" />
            <b className="sm">{title}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
