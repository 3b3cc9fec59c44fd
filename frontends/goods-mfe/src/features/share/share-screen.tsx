import {
  Button,
  type Good,
  Icon,
  IconShare,
  NotFound,
  PageHeader,
  QueryView,
  RemoteSlot,
  Skeleton,
  TextField,
  useCopy,
  useFlash,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { useGood } from '../../api/get-good';
import './share.css';

/** `goods/{id}/share`: the address of a good to copy, to scan, or to share with another app. */
export function ShareScreen() {
  const { id = '' } = useParams();
  const found = useGood(id);
  return (
    <QueryView
      query={found}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="good" id={id} />}
    >
      {({ good }) => <Share good={good} />}
    </QueryView>
  );
}

function Share({ good: { id, title, is_public: isPublic } }: { readonly good: Good }) {
  const { t } = useTranslation('goods');
  const { sayError } = useFlash();
  const copy = useCopy(t('detail.copied'));
  const address = `${window.location.origin}/goods/${id}`;

  /** The browser's own sheet of apps; closing it is no error. */
  function share(): void {
    navigator.share({ title, url: address }).catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'AbortError')) sayError(error);
    });
  }

  return (
    <>
      <PageHeader title={t('share.title')} back={{ to: `/goods/${id}`, label: title }}>
        <p className="t2">{title}</p>
      </PageHeader>
      <section className="card pad share">
        <TextField
          label={t('share.link')}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
          onValue={() => undefined}
        />
        <div className="row wrap">
          {'clipboard' in navigator && (
            <Button look="primary" onClick={() => copy(address)}>
              {t('detail.copy')}
            </Button>
          )}
          {'share' in navigator && (
            <Button onClick={share}>
              <Icon of={IconShare} size="s" />
              {t('share.app')}
            </Button>
          )}
        </div>
        {!isPublic && <p className="sm t2">{t('share.private')}</p>}
        <div className="share-qr">
          <RemoteSlot
            remote="groups"
            slot="qr-code"
            props={{ text: address, label: t('share.qrOf', { title }) }}
          />
        </div>
        <p className="sm t2">{t('share.qrHint')}</p>
      </section>
    </>
  );
}
