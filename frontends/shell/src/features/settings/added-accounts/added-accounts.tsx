import { ADDED_ACCOUNTS_MAX } from '@kashikari/kernel';
import {
  Avatar,
  Button,
  FormSection,
  Icon,
  IconPlus,
  QueryView,
  Skeleton,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { useAddedAccounts } from './api/added-accounts';
import { NewAccountDialog } from './new-account-dialog';

/** The accounts that were added to the first one, whose address receives their mails. */
export function AddedAccounts({ email }: { readonly email: string }) {
  const { t } = useTranslation('shell');
  const accounts = useAddedAccounts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormSection title={t('addedAccounts.title')} intro={t('addedAccounts.intro', { email })}>
      <QueryView query={accounts} loading={<Skeleton shape="rows" count={1} />}>
        {(list) => (
          <>
            {list.length === 0 && <p className="meta">{t('addedAccounts.empty')}</p>}
            {list.length > 0 && (
              <ul className="card list">
                {list.map(({ id, name, account_name: accountName, thumbnail_url: picture }) => (
                  <li key={id} className="lrow">
                    <Avatar name={name} url={picture} />
                    <span className="grow">
                      <b className="blk">{name}</b>
                      <span className="meta wrapany">@{accountName}</span>
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {list.length < ADDED_ACCOUNTS_MAX ? (
              <div className="gap">
                <Button onClick={() => setIsOpen(true)}>
                  <Icon of={IconPlus} size="s" />
                  {t('addedAccounts.add')}
                </Button>
              </div>
            ) : (
              <p className="meta">{t('addedAccounts.limit', { max: ADDED_ACCOUNTS_MAX })}</p>
            )}
          </>
        )}
      </QueryView>
      {isOpen && <NewAccountDialog onClose={() => setIsOpen(false)} />}
    </FormSection>
  );
}
