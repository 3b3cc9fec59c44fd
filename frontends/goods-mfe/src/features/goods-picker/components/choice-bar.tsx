import { Button, formatNumber, useFlash, useLocale, useNavigate, useTranslation } from '@kashikari/web-kit';
import type { ChosenGoods } from '../../../label-good';
import { MAX_CHOSEN, type PickerQuestion, useAllThatMatch } from '../api/account-goods';
import type { Choice } from '../use-choice';

interface Props {
  readonly choice: Choice;
  readonly question: PickerQuestion;
  /** The number of goods that match the query. */
  readonly total: number;
  readonly onlyChosen: boolean;
  onOnlyChosen(only: boolean): void;
}

/** The number of chosen goods, and a button that chooses all matches. */
export function ChoiceBar({ choice, question, total, onlyChosen, onOnlyChosen }: Props) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const all = useAllThatMatch(question);
  const { sayError } = useFlash();
  const navigate = useNavigate();
  const chosen = choice.goods.size;
  const reach = Math.min(total, MAX_CHOSEN);
  const isFull = choice.isCut || (chosen === MAX_CHOSEN && total > MAX_CHOSEN);

  async function chooseAll(): Promise<void> {
    try {
      const found = await all.read();
      choice.set(
        found.map(({ id }) => id),
        found,
      );
    } catch (error) {
      sayError(error);
    }
  }

  return (
    <div className="gp-bar">
      <b role="status">{t('picker.chosen', { count: chosen })}</b>
      {chosen < reach && !onlyChosen && (
        <Button look="quiet" small busy={all.isPending} onClick={() => void chooseAll()}>
          {t(total > MAX_CHOSEN ? 'picker.chooseFirst' : 'picker.chooseAll', {
            count: reach,
            total: formatNumber(total, locale),
          })}
        </Button>
      )}
      {chosen > 0 && (
        <>
          <Button look="quiet" small aria-pressed={onlyChosen} onClick={() => onOnlyChosen(!onlyChosen)}>
            {t('picker.onlyChosen')}
          </Button>
          <Button
            look="quiet"
            small
            onClick={() =>
              navigate(`/users/${question.ownerId}/export/goods_qr_code`, { state: labelsOf(choice) })
            }
          >
            {t('labels.title')}
          </Button>
          <Button look="quiet" small onClick={choice.clear}>
            {t('picker.clear')}
          </Button>
        </>
      )}
      {isFull && (
        <p className="meta gp-full" role="status">
          {t('picker.full', { count: MAX_CHOSEN, more: formatNumber(Math.max(total - chosen, 0), locale) })}
        </p>
      )}
    </div>
  );
}

/** Router state of the screen of labels: no more than a label shows. */
const labelsOf = ({ goods }: Choice): ChosenGoods => ({
  chosen: [...goods.values()].map(({ id, title, management_id, location, group_ids }) => ({
    ...{ id, title, management_id, location, group_ids },
  })),
});
