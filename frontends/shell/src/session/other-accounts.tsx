import { Avatar, Icon, IconChevronRight, useTranslation, useUser } from '@kashikari/web-kit';
import { useAccounts } from './accounts';
import { useSwitchAccount } from './use-accounts';

/** The other accounts of this device, each one press away. Renders nothing without any. */
export function OtherAccounts({ title }: { readonly title: string }) {
  const { t } = useTranslation('shell');
  const user = useUser();
  const others = useAccounts().filter(({ id }) => id !== user?.id);
  const goOnAs = useSwitchAccount();
  if (others.length === 0) return null;
  return (
    <section className="gap narrow">
      <h2 className="ways">{title}</h2>
      <div className="card list">
        {others.map(({ id, name, email, picture }) => (
          <button
            key={id}
            type="button"
            className="way"
            aria-label={t('accounts.goOnAs', { name, email })}
            onClick={() => void goOnAs(id)}
          >
            <Avatar name={name} url={picture} />
            <span className="grow">
              <b className="blk">{name}</b>
              <span className="meta">{email}</span>
            </span>
            <Icon of={IconChevronRight} />
          </button>
        ))}
      </div>
    </section>
  );
}
