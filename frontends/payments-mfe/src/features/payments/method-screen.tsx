import {
  Button,
  dayIn,
  Empty,
  FormSection,
  Icon,
  IconPlus,
  Link,
  ListRow,
  PageHeader,
  QueryView,
  Skeleton,
  useConfirm,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { useSetupLink } from './api/add-card';
import { useKey } from './api/get-key';
import { type KeptCard, useCards } from '../../cards/list-cards';
import { usePayments } from './api/list-payments';
import { useRemoveCard } from './api/remove-card';
import { PaymentRow } from './components/payment-row';
import { leadTo } from '../../account/lead-to';
import { useCardWords } from '../../cards/card-words';

/** Payments that are shown below the cards. */
const RECENT = 3;

/** `payments/method`: the signed-in user's cards; they are added on a page of the provider. */
export function MethodScreen() {
  const { t } = useTranslation('payments');
  const key = useKey();
  return (
    <>
      <PageHeader title={t('cards.title')} back={{ to: '/payments/history', label: t('cards.back') }} />
      <QueryView query={key} loading={<Skeleton shape="rows" />}>
        {({ enabled }) => (enabled ? <KeptCards /> : <Empty title={t('checkout.off')} />)}
      </QueryView>
      <RecentPayments />
    </>
  );
}

function KeptCards() {
  const cards = useCards();
  return (
    <QueryView query={cards} loading={<Skeleton shape="rows" />}>
      {(found) => <Cards cards={found} />}
    </QueryView>
  );
}

function Cards({ cards }: { readonly cards: readonly KeptCard[] }) {
  const { t } = useTranslation('payments');
  const { sayError } = useFlash();
  const link = useSetupLink();
  const add = () => link.mutate(undefined, { onSuccess: ({ url }) => leadTo(url), onError: sayError });
  return (
    <FormSection title={t('facts.card')} intro={t('cards.intro')}>
      {cards.length > 0 ? (
        <div className="card list">
          {cards.map((card) => (
            <CardRow key={card.id} card={card} isLast={cards.length === 1} />
          ))}
        </div>
      ) : (
        <Empty title={t('cards.empty')}>{t('cards.emptyHint')}</Empty>
      )}
      <div>
        <Button look="soft" busy={link.isPending} onClick={add}>
          <Icon of={IconPlus} size="s" /> {t('cards.add')}
        </Button>
        <p className="hint">{t('cards.addHint')}</p>
      </div>
    </FormSection>
  );
}

interface RowProps {
  readonly card: KeptCard;
  readonly isLast: boolean;
}

/** A card with its last month, and its removal after a question. */
function CardRow({ card, isLast }: RowProps) {
  const { t } = useTranslation('payments');
  const { nameOf, untilOf, expiredOf } = useCardWords();
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const remove = useRemoveCard();
  const name = nameOf(card);
  async function ask(): Promise<void> {
    const question = {
      title: t('cards.removeTitle', { card: name }),
      body: t(isLast ? 'cards.removeLast' : 'cards.removeBody'),
      verb: t('cards.remove'),
    };
    if (!(await confirm({ ...question, danger: true }))) return;
    remove.mutate(card.id, { onSuccess: () => say(t('cards.removed')), onError: sayError });
  }
  const isExpired = dayIn('UTC').slice(0, 7) > `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`;
  return (
    <ListRow
      title={name}
      trailing={
        <Button
          small
          busy={remove.isPending}
          aria-label={t('cards.removeNamed', { card: name })}
          onClick={() => void ask()}
        >
          {t('cards.remove')}
        </Button>
      }
    >
      <span className="meta">{isExpired ? expiredOf(card) : untilOf(card)}</span>
    </ListRow>
  );
}

/** The latest payments; nothing without one. */
function RecentPayments() {
  const { t } = useTranslation('payments');
  const found = usePayments({ scope: 'pay' }).data?.pages[0]?.payments.slice(0, RECENT) ?? [];
  if (found.length === 0) return null;
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('cards.recent')}</h2>
        <Link to="/payments/history">{t('cards.all')}</Link>
      </div>
      <div className="card list">
        {found.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} title={payment.good_title} />
        ))}
      </div>
    </section>
  );
}
