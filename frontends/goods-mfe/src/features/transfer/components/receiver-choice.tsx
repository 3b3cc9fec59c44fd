import { Avatar, addDays, dayIn, formatDay, useLocale, useTranslation, useUser } from '@kashikari/web-kit';
import type { Transferee } from '../api/transfer';
import './transfer.css';

/** Days within which a receiver accepts (REST contract, `POST /goods/{id}/transfer`). */
const LIFETIME = 14;

interface Props {
  readonly people: readonly Transferee[];
  readonly chosen: Transferee | undefined;
  onChoose(person: Transferee): void;
}

/** The possible receivers, with when the good would be theirs. */
export function ReceiverChoice({ people, chosen, onChoose }: Props) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const zone = useUser()?.time_zone ?? 'UTC';
  const day = formatDay(addDays(dayIn(zone), LIFETIME), locale);
  return (
    <div className="receivers" role="radiogroup" aria-label={t('transfer.whom')}>
      {people.map((person) => {
        const isChosen = person.user_id === chosen?.user_id;
        return (
          <label key={person.user_id} className={`radio${isChosen ? ' on' : ''}`}>
            <input
              className="vh"
              type="radio"
              name="receiver"
              checked={isChosen}
              onChange={() => onChoose(person)}
            />
            <i aria-hidden="true" />
            <Avatar name={person.name} square={person.managed} />
            <span className="grow sm">
              <b>{person.name}</b>
              <span className="hint blk">
                {person.managed ? t('transfer.atOnce') : t('transfer.until', { day })}
              </span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
