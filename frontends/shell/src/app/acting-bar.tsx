import { Icon, IconUsers, useActing, useTranslation } from '@kashikari/web-kit';
import './acting-bar.css';

/**
 * A bar below the header of every screen, for users who manage other accounts: the account acted for, and a way to
 * change it.
 */
export function ActingBar() {
  const { t } = useTranslation('shell');
  const { accounts, account, choose } = useActing();
  if (accounts.length === 0) return null;
  return (
    <div className={account ? 'acting on' : 'acting'} role="region" aria-label={t('acting.title')}>
      <label>
        <Icon of={IconUsers} size="s" />
        <span>{t('acting.title')}</span>
        <select value={account?.id ?? ''} onChange={(event) => choose(event.target.value)}>
          <option value="">{t('acting.all')}</option>
          {accounts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
