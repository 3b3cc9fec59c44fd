import { MAX_WEBHOOKS } from '@kashikari/kernel';
import {
  isAccount,
  ButtonLink,
  Empty,
  Icon,
  IconChevronRight,
  IconPlus,
  ListRow,
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  useNavigate,
  useParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type Webhook, useWebhooks } from './api/webhooks';
import { Stopped } from './components/stopped';
import { useWebhookWords } from './components/webhook-name';
import { WebhookState } from './components/webhook-state';
import './webhooks.css';

/** `webhooks` and `users/{id}/webhooks`: the user's webhooks, the stopped ones first. */
export function WebhooksScreen() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { id } = useParams();
  if (!isAccount(user) || (id !== undefined && id !== user.id && id !== user.account_name))
    return <NotFound entity="user" id={id} />;
  return <Webhooks settings={`/users/${user.id}/edit`} label={t('menu.settings')} />;
}

function Webhooks({ settings, label }: { readonly settings: string; readonly label: string }) {
  const { t } = useTranslation('shell');
  const webhooks = useWebhooks();
  const add = (
    <ButtonLink to="/webhooks/new" look="primary">
      <Icon of={IconPlus} size="s" />
      {t('webhooks.add')}
    </ButtonLink>
  );
  const count = webhooks.data?.length ?? 0;
  return (
    <>
      <PageHeader title={t('webhooks.title')} back={{ to: settings, label }}>
        <p className="sm t2">
          {t('webhooks.intro')} {count > 0 && t('webhooks.of', { count, most: MAX_WEBHOOKS })}
        </p>
      </PageHeader>
      <QueryView query={webhooks} loading={<Skeleton shape="rows" />}>
        {(all) =>
          all.length === 0 ? (
            <Empty title={t('webhooks.empty')} actions={add}>
              {t('webhooks.emptyHint')}
            </Empty>
          ) : (
            <>
              <div className="gap">
                {count < MAX_WEBHOOKS ? add : <p className="sm t2">{t('webhooks.full')}</p>}
              </div>
              <List all={all} />
            </>
          )
        }
      </QueryView>
      <p className="hint sec">{t('webhooks.privacy')}</p>
    </>
  );
}

function List({ all }: { readonly all: readonly Webhook[] }) {
  const { t } = useTranslation('shell');
  const { nameOf, eventsOf } = useWebhookWords();
  const navigate = useNavigate();
  const working = all.filter(({ state }) => state !== 'disabled');
  return (
    <>
      {all
        .filter(({ state }) => state === 'disabled')
        .map((webhook) => (
          <section key={webhook.id} className="card pad sec whstopped" aria-label={nameOf(webhook)}>
            <div className="row sp wrap">
              <div>
                <h2>{nameOf(webhook)}</h2>
                <p className="meta">
                  {webhook.url} · {eventsOf(webhook)}
                </p>
              </div>
              <WebhookState webhook={webhook} />
            </div>
            <Stopped webhook={webhook} onTested={() => navigate(`/webhooks/${webhook.id}`)} />
            <div className="gap">
              <ButtonLink look="quiet" to={`/webhooks/${webhook.id}`}>
                {t('webhooks.record')}
              </ButtonLink>
            </div>
          </section>
        ))}
      {working.length > 0 && (
        <section className="sec">
          <h2>{t('webhooks.working')}</h2>
          <div className="card list">
            {working.map((webhook) => (
              <ListRow
                key={webhook.id}
                to={`/webhooks/${webhook.id}`}
                title={nameOf(webhook)}
                trailing={<Icon of={IconChevronRight} size="s" />}
              >
                <p className="meta clip">{webhook.url}</p>
                <p className="meta">{eventsOf(webhook)}</p>
                <WebhookState webhook={webhook} />
              </ListRow>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
