import { Avatar, Button, type User, useTranslation } from '@kashikari/web-kit';

/** The person at the counter, with a button to change the person. */
export function PersonCard({ person, onChange }: { readonly person: User; onChange(): void }) {
  const { t } = useTranslation('bookings');
  return (
    <section className="card lrow ctperson" aria-label={t('counter.steps.person')}>
      <Avatar name={person.name} large />
      <h2 className="grow">{person.name}</h2>
      <Button look="quiet" small onClick={onChange}>
        {t('counter.other')}
      </Button>
    </section>
  );
}
