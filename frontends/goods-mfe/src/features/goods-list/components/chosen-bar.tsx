import { BookingBar, Button, useTranslation } from '@kashikari/web-kit';

interface Props {
  /** The days or hours as a sentence. */
  readonly when: string;
  /** The good, and how long. */
  readonly children: React.ReactNode;
  readonly onDrop: () => void;
  readonly onTake: () => void;
}

/** The choice in a schedule and the link to its booking. The bar is silent, since the grid announces the choice. */
export function ChosenBar({ when, children, onDrop, onTake }: Props) {
  const { t } = useTranslation('goods');
  return (
    <BookingBar
      quiet
      when={when}
      actions={
        <>
          <Button look="quiet" onClick={onDrop}>
            {t('schedule.drop')}
          </Button>
          <Button look="primary" onClick={onTake}>
            {t('schedule.book')}
          </Button>
        </>
      }
    >
      {children}
    </BookingBar>
  );
}
