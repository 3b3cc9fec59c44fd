import { type DeskColumn, DeskTable, useTranslation } from '@kashikari/web-kit';
import type { CardView } from '../api/list-cards';
import { CardPanel } from './card-panel';

interface Props {
  readonly cards: readonly CardView[];
  readonly onShowCode: (card: CardView) => void;
}

/** The cards of a wide window as one table, with the code of the open card beside it. */
export function CardTable({ cards, onShowCode }: Props) {
  const { t } = useTranslation('groups');
  const numberOf = ({ management_id: id }: CardView) => t('cards.number', { number: id });
  // A card without a name has its number as its name, which is shown once.
  const nameOf = (card: CardView) => (card.name === card.management_id ? '' : card.name);
  const stateOf = ({ disabled, permission }: CardView) =>
    disabled ? t('members.disabled') : t(permission === 'read' ? 'cards.readOnly' : 'cards.mayBook');

  const columns: DeskColumn<CardView>[] = [
    {
      id: 'number',
      title: t('cards.column.number'),
      names: true,
      by: ({ management_id: id }) => id,
      cell: (card) => <span className="nb">{numberOf(card)}</span>,
    },
    { id: 'name', title: t('cards.name'), by: nameOf, cell: nameOf },
    {
      id: 'email',
      title: t('cards.column.email'),
      by: ({ email }) => email ?? '',
      cell: ({ email }) => email,
    },
    { id: 'state', title: t('cards.permission'), by: stateOf, cell: stateOf },
  ];

  return (
    <DeskTable
      label={t('cards.title')}
      columns={columns}
      parts={[{ rows: cards }]}
      idOf={({ id }) => id}
      nameOf={(card) => nameOf(card) || numberOf(card)}
      panel={(card) => <CardPanel key={card.id} card={card} onShowCode={onShowCode} />}
    />
  );
}
