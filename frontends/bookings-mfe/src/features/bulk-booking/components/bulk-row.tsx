import { Icon, IconButton, IconX, Picture, StateChip, useTranslation } from '@kashikari/web-kit';
import type { PickedGood } from '../rules/picked';

interface Props {
  readonly good: PickedGood;
  /** Undefined until days are chosen. */
  readonly state: 'free' | 'full' | undefined;
  onOut(): void;
}

/** One of the goods: whether it can be had then, and the one tap that leaves it out. */
export function BulkRow({ good, state, onOut }: Props) {
  const { t } = useTranslation('bookings');
  return (
    <div className="lrow">
      <Picture id={good.id} url={good.thumbnail_url} size="small" />
      <div className="grow">
        <div className="sm b clip">{good.title}</div>
        {state && <StateChip state={state}>{t(state === 'free' ? 'bulk.free' : 'bulk.taken')}</StateChip>}
      </div>
      <IconButton label={t('bulk.out', { title: good.title })} onClick={onOut}>
        <Icon of={IconX} />
      </IconButton>
    </div>
  );
}
