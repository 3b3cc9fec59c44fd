import {
  Button,
  ErrorNote,
  LoadError,
  Note,
  PageHeader,
  QueryView,
  Skeleton,
  fieldText,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useMailServer, useUpdateMailServer } from '../api/mail-server';
import type { Setup } from '../../../installation/api/setup';
import { formOf, MAIL_FIELDS, NO_SERVER, serverOf, type MailServer } from '../mail-form';
import { MailChoice } from './mail-choice';
import { MailFields } from './mail-fields';

/** The setting that the owner of the installation can change later: its mail server. */
export function OwnerMail({ setup }: { readonly setup: Setup }) {
  const { t } = useTranslation('shell');
  const user = useUser();
  const query = useMailServer(setup.mail !== 'settings');
  return (
    <>
      <PageHeader
        title={t('setup.mail.title')}
        back={{ to: `/users/${user?.id}/edit`, label: t('menu.settings') }}
      >
        <p className="sm t2">{t('setup.mail.intro')}</p>
      </PageHeader>
      {setup.mail === 'settings' ? (
        <Note>{t('setup.mail.given')}</Note>
      ) : (
        <QueryView
          query={query}
          loading={<Skeleton shape="rows" />}
          notFound={<LoadError error={query.error} onRetry={() => void query.refetch()} />}
        >
          {({ mail_server: server }) => <MailServerForm server={server} email={user?.email ?? ''} />}
        </QueryView>
      )}
    </>
  );
}

interface Props {
  readonly server: MailServer | null;
  /** The owner's address. */
  readonly email: string;
}

function MailServerForm({ server, email }: Props) {
  const { t } = useTranslation('shell');
  const [hasServer, setHasServer] = useState(server !== null);
  const [mail, setMail] = useState(server ? formOf(server) : NO_SERVER);
  const update = useUpdateMailServer();
  const told = MAIL_FIELDS.some((field) => fieldText(update.error, `mail.${field}`));

  function submit(event: FormEvent): void {
    event.preventDefault();
    update.mutate(hasServer ? serverOf(mail, email) : null);
  }

  return (
    <form onSubmit={submit}>
      <MailChoice hasServer={hasServer} onChoose={setHasServer} />
      {hasServer && (
        <MailFields
          value={mail}
          email={email}
          token=""
          error={update.error}
          keepsPassword={server !== null}
          onValue={setMail}
        />
      )}
      {update.isError && !told && <ErrorNote error={update.error} />}
      {/* The link reloads the page, so that all texts match the new mail setting. */}
      <div role="status">
        {update.isSuccess && (
          <Note>
            {t('setup.saved')} <a href="/redirect_home">{t('frame.home')}</a>
          </Note>
        )}
      </div>
      <div className="submit">
        <Button look="primary" type="submit" busy={update.isPending}>
          {t('setup.save')}
        </Button>
      </div>
    </form>
  );
}
