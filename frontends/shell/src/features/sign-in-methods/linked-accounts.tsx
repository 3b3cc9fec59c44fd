import {
  Button,
  FormSection,
  ListRow,
  QueryView,
  Skeleton,
  dayIn,
  formatDay,
  useConfirm,
  useFlash,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useGoToProvider, useProviders, type Provider } from '../../providers/api/providers';
import { type LinkedAccount, useDisconnect, useLinkedAccounts } from './api/linked-accounts';

/** Providers by which one signs in: those that are connected, and those that could be. */
export function LinkedAccounts() {
  const { t } = useTranslation('shell');
  const providers = useProviders();
  const linked = useLinkedAccounts();
  const nothing = linked.data?.linked_accounts.length === 0;
  // The section is omitted if the operator has set up no providers.
  if (providers.length === 0 && (nothing || !linked.data)) return null;
  return (
    <FormSection title={t('methods.providers')} intro={t('methods.providersIntro')}>
      <QueryView query={linked} loading={<Skeleton shape="rows" />}>
        {({ linked_accounts: links }) => (
          <div className="card list">
            {links.map((link) => (
              <Connected key={link.id} link={link} />
            ))}
            {providers
              .filter(({ id }) => !links.some(({ provider }) => provider === id))
              .map((provider) => (
                <Unconnected key={provider.id} provider={provider} />
              ))}
          </div>
        )}
      </QueryView>
    </FormSection>
  );
}

function Connected({ link }: { readonly link: LinkedAccount }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const disconnect = useDisconnect();
  const zone = useUser()?.time_zone ?? 'Asia/Tokyo';
  const name = link.provider_name;
  const used = t('methods.usedAt', { when: formatDay(dayIn(zone, link.used_at), locale) });

  async function end(): Promise<void> {
    const title = t('methods.disconnectAsk', { name });
    const body = t('methods.disconnectBody');
    if (!(await confirm({ title, body, verb: t('methods.disconnect'), danger: true }))) return;
    disconnect.mutate(link.id, {
      onSuccess: () => say(t('methods.disconnected', { name })),
      onError: sayError,
    });
  }

  return (
    <ListRow
      title={name}
      trailing={
        <Button small look="quiet" busy={disconnect.isPending} onClick={() => void end()}>
          {t('methods.disconnect')}
        </Button>
      }
    >
      <span className="meta">{[link.email, used].filter(Boolean).join(' · ')}</span>
    </ListRow>
  );
}

function Unconnected({ provider: { id, name } }: { readonly provider: Provider }) {
  const { t } = useTranslation('shell');
  const { sayError } = useFlash();
  const go = useGoToProvider();
  return (
    <ListRow
      title={name}
      trailing={
        <Button
          small
          busy={go.isPending || go.isSuccess}
          onClick={() => go.mutate({ provider: id, to: null, connect: true }, { onError: sayError })}
        >
          {t('methods.connect')}
        </Button>
      }
    >
      <span className="meta">{t('methods.notConnected')}</span>
    </ListRow>
  );
}
