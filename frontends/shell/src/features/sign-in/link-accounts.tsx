import { Avatar, Icon, IconChevronRight, useTranslation } from '@kashikari/web-kit';
import type { LinkAccount } from '../../session/api/mailed-link';

interface Props {
  readonly accounts: readonly LinkAccount[];
  readonly isBusy: boolean;
  readonly onChoose: (id: string) => void;
}

/** The accounts of a link's address, one of which its reader chooses. */
export function LinkAccounts({ accounts, isBusy, onChoose }: Props) {
  const { t } = useTranslation('shell');
  return (
    <section className="gap narrow">
      <h2 className="ways">{t('signIn.chooseAccount')}</h2>
      <div className="card list">
        {accounts.map(({ id, name, account_name: accountName }) => (
          <button key={id} type="button" className="way" disabled={isBusy} onClick={() => onChoose(id)}>
            <Avatar name={name} />
            <span className="grow">
              <b className="blk">{name}</b>
              {accountName && <span className="meta">@{accountName}</span>}
            </span>
            <Icon of={IconChevronRight} />
          </button>
        ))}
      </div>
    </section>
  );
}
