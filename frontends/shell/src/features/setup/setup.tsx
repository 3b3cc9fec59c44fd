import {
  ErrorNote,
  Link,
  Note,
  PageHeader,
  QueryView,
  Skeleton,
  useStore,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { enter } from '../../session/session';
import { useSetup } from '../../installation/api/setup';
import { useSetUp, type NewSetup } from './api/setup';
import { OwnerMail } from './components/owner-mail';
import { SetupDone } from './components/setup-done';
import { SetupForm } from './components/setup-form';
import { takeToken } from './take-token';
import './setup.css';

/** `setup`: the first start of an installation, its name, its owner and its mail on one page; later its owner’s mail. */
export function Setup() {
  const { t } = useTranslation('shell');
  const [token] = useState(takeToken);
  const query = useSetup();
  const store = useStore();
  const create = useSetUp();
  const [done, setDone] = useState<{ readonly hasMail: boolean }>();

  function setUp(setup: NewSetup, hasMail: boolean): void {
    create.mutate(setup, {
      onSuccess: ({ user }) => {
        setDone({ hasMail });
        void enter(store, user);
      },
    });
  }

  if (done) return <SetupDone hasMail={done.hasMail} />;
  return (
    <div className="setup">
      <QueryView
        query={query}
        loading={<Skeleton shape="rows" />}
        notFound={<ErrorNote error={query.error} />}
      >
        {({ setup }) => {
          if (setup.is_owner) return <OwnerMail setup={setup} />;
          return (
            <>
              <PageHeader title={t('setup.title')}>
                <p className="sm t2">{t('setup.intro')}</p>
              </PageHeader>
              {setup.needed ? (
                <SetupForm setup={setup} token={token} create={create} onSubmit={setUp} />
              ) : (
                <Note>
                  {t('setup.over')} <Link to="/sign_in">{t('signIn.title')}</Link>
                </Note>
              )}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}
