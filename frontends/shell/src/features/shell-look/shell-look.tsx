import {
  Allowed,
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useOwnShell } from '../../config/own-shell';
import { useShell } from '../../look/api/shell';
import { LookForm } from './components/look-form';
import './shell-look.css';

/** `settings/shell`: how an organisation's shell looks, for the owner of its first account. */
export function ShellLook() {
  const { t } = useTranslation('shell');
  const own = useOwnShell();
  const user = useUser();
  const query = useShell(Boolean(own));
  if (own === null) return <NotFound />;
  return (
    <QueryView query={query} loading={<Skeleton shape="rows" />} notFound={<NotFound />}>
      {({ shell }) => (
        <Allowed to="edit" on={shell} otherwise={<NotFound />}>
          <div className="look">
            <PageHeader
              title={t('look.title')}
              back={{ to: `/users/${user?.id}/edit`, label: t('menu.settings') }}
            >
              <p className="sm t2">{t('look.intro', { host: window.location.host })}</p>
            </PageHeader>
            <LookForm shell={shell} />
          </div>
        </Allowed>
      )}
    </QueryView>
  );
}
