import { Glyph, Icon, IconCheck, useTranslation } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { useMyGroups } from '../../../api/list-my-groups';
import type { Transferee } from '../api/transfer';

/**
 * The effects of the transfer, shown before it is confirmed.
 * @param bookings the number of bookings that follow the good
 */
export function Effects({
  receiver,
  bookings,
}: {
  readonly receiver: Transferee;
  readonly bookings: number;
}) {
  const { t } = useTranslation('goods');
  const groups = useMyGroups().data ?? [];
  const left = receiver.leaves_group_ids.map((id) => groups.find((group) => group.id === id)?.name);
  const stays = <Icon of={IconCheck} size="s" />;
  const warns = <Glyph state="part" />;
  return (
    <section className="sec" aria-labelledby="effects">
      <h2 id="effects">{t('transfer.effects')}</h2>
      <div className="card list">
        {bookings > 0 && <Effect mark={stays} title={t('transfer.bookings', { count: bookings })} />}
        <Effect mark={stays} title={t('transfer.records')} />
        {left.map((name, place) => (
          <Effect
            key={receiver.leaves_group_ids[place]}
            mark={warns}
            title={name ? t('transfer.leaves', { group: name }) : t('transfer.leavesOne')}
          >
            {t('transfer.leavesWhy', { name: receiver.name })}
          </Effect>
        ))}
        <Effect mark={warns} title={t('transfer.gone')}>
          {t('transfer.forGood')}
        </Effect>
      </div>
    </section>
  );
}

interface EffectProps {
  readonly mark: ReactNode;
  readonly title: string;
  readonly children?: string;
}

function Effect({ mark, title, children }: EffectProps) {
  return (
    <div className="res">
      <span className="t3">{mark}</span>
      <span className="sm grow">
        <b>{title}</b>
        {children && <span className="t2 blk">{children}</span>}
      </span>
    </div>
  );
}
