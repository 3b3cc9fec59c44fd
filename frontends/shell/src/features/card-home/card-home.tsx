import {
  Avatar,
  Icon,
  IconReturn,
  IconScan,
  Link,
  Note,
  PageHeader,
  RemoteSlot,
  cardNumber,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import './card-home.css';

/** The id of the section with the current loans. */
const LOANS = 'card-loans';

/** Home of a member card: borrow by scanning, return, what is borrowed now and what can be borrowed. Made for children. */
export function CardHome({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('shell');
  const name = useUser()?.name ?? '';
  const number = cardNumber();
  // A card without a name is called by its number, which is said once.
  const isNamed = name !== number;
  const hello = isNamed ? t('cardHome.hello', { name }) : t('cardHome.helloNumber', { number: name });

  function showLoans(): void {
    const loans = document.getElementById(LOANS);
    loans?.scrollIntoView({ block: 'start' });
    loans?.focus({ preventScroll: true });
  }

  return (
    <div className="cardhome">
      <PageHeader title={t('frame.home')} hidden />
      <div className="row hello">
        <Avatar name={name} large />
        <div className="grow">
          <h2>{hello}</h2>
          {isNamed && number && <p className="meta">{t('cardHome.number', { number })}</p>}
        </div>
      </div>
      <div className="two">
        <Link className="big pri" to="/qrcode-scanner">
          <Icon of={IconScan} />
          {t('cardHome.scan')}
        </Link>
        <button type="button" className="big" onClick={showLoans}>
          <Icon of={IconReturn} />
          {t('cardHome.return')}
        </button>
      </div>
      <section id={LOANS} tabIndex={-1} aria-labelledby="card-loans-title">
        <h2 id="card-loans-title">{t('cardHome.loans')}</h2>
        <RemoteSlot remote="bookings" slot="card-loans" props={{}} />
      </section>
      <section aria-labelledby="card-goods-title">
        <div className="row sp">
          <h2 id="card-goods-title">{t('cardHome.goods')}</h2>
          <Link to="/search">{t('cardHome.search')}</Link>
        </div>
        <RemoteSlot remote="goods" slot="card-goods" props={{ groupId }} />
      </section>
      <Note>{t('cardHome.note')}</Note>
      <p className="gap">
        <Link to="/help">{t('frame.help')}</Link>
      </p>
    </div>
  );
}
