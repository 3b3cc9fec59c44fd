import {
  Button,
  Icon,
  IconButton,
  IconX,
  prefsChanged,
  useAppDispatch,
  useTranslation,
} from '@kashikari/web-kit';
import { useOwnShell } from '../config/own-shell';
import { install } from './install-prompt';
import './offer-card.css';
import type { OfferProps } from './offer-props';
import type { BannerWay } from './use-banner-way';

/** An offer at the foot of the screen. It does not take the focus, so that it does not disturb reading. */
export function OfferCard({ release, way, onLater }: OfferProps) {
  const { t } = useTranslation('shell');
  return (
    <section className="flashes offers" aria-label={t('offers.region')}>
      <div className="card offer" role="status">
        {release !== undefined ? <Update onLater={onLater} /> : way && <Banner way={way} />}
      </div>
    </section>
  );
}

function Update({ onLater }: { readonly onLater: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <p className="grow b">{t('offers.update')}</p>
      <Button look="quiet" onClick={onLater}>
        {t('offers.later')}
      </Button>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t('offers.restart')}
      </Button>
    </>
  );
}

function Banner({ way }: { readonly way: BannerWay }) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const name = useOwnShell()?.name ?? 'Kashikari';
  const close = () => void dispatch(prefsChanged({ bannerClosedAt: Date.now() }));

  async function add(): Promise<void> {
    if (await install()) dispatch(prefsChanged({ installed: true }));
    else close();
  }

  return (
    <>
      <div className="grow">
        <p className="sm">{t('offers.app', { name })}</p>
        {way === 'ios' && <p className="sm t2">{t('offers.ios')}</p>}
      </div>
      <IconButton label={t('offers.close')} onClick={close}>
        <Icon of={IconX} size="s" />
      </IconButton>
      {way === 'install' && (
        <Button look="primary" onClick={() => void add()}>
          {t('offers.install')}
        </Button>
      )}
      {typeof way === 'object' && (
        <a className="btn p" href={way.store} onClick={close}>
          {t('offers.store')}
        </a>
      )}
    </>
  );
}
