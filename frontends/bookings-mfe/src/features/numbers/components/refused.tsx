import { ButtonLink, Empty, useTranslation } from '@kashikari/web-kit';

/** Explains who can see figures, to users who can't. */
export function Refused({ back }: { readonly back: { readonly to: string; readonly label: string } }) {
  const { t } = useTranslation('bookings');
  return (
    <Empty title={t('numbers.refused')} actions={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
      {t('numbers.whoSees')}
    </Empty>
  );
}
