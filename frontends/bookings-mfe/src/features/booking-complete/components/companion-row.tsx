import {
  Button,
  Icon,
  IconPlus,
  Link,
  Picture,
  StateChip,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { useActOnBooking } from '../../../api/act-on-booking';
import { type RangeBody, useCreateBooking } from '../../../api/create-booking';
import type { CompanionGood } from '../api/list-companions';

interface Props {
  readonly good: CompanionGood;
  readonly range: RangeBody;
}

/** One companion good: a press books one unit for the same range, and another press cancels it. */
export function CompanionRow({ good, range }: Props) {
  const { t } = useTranslation('bookings');
  const create = useCreateBooking();
  const cancel = useActOnBooking();
  const { sayError } = useFlash();
  const added = cancel.isSuccess ? undefined : create.data;

  function add(): void {
    cancel.reset();
    create.mutate({ good_id: good.id, quantity: 1, range }, { onError: sayError });
  }

  return (
    <li className="lrow">
      <Picture id={good.id} url={good.thumbnail_url} />
      <div className="grow">
        <Link to={added ? `/bookings/${added.id}` : `/goods/${good.id}`}>{good.title}</Link>
        <p>
          <StateChip state={added ? 'mine' : 'free'}>
            {t(added ? 'complete.added' : 'complete.freeThen')}
          </StateChip>
        </p>
        <p className="meta">{t('complete.together', { count: good.times_together })}</p>
      </div>
      {added ? (
        <Button
          small
          busy={cancel.isPending}
          onClick={() => cancel.mutate({ id: added.id, act: 'cancel' }, { onError: sayError })}
        >
          {t('complete.takeBack')}
        </Button>
      ) : (
        <Button
          small
          busy={create.isPending}
          aria-label={t('complete.addNamed', { title: good.title })}
          onClick={add}
        >
          <Icon of={IconPlus} size="s" />
          {t('complete.add')}
        </Button>
      )}
    </li>
  );
}
