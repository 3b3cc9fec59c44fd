import { Link, useTranslation } from '@kashikari/web-kit';

const PLACES = [
  ['terms', '/terms'],
  ['privacy', '/privacy'],
  ['commerce_law', '/commerce_law'],
  ['cookies', '/cookies'],
] as const;

/** The operator's texts, and the choice of cookies, as items of a list of links. */
export function LegalLinks() {
  const { t } = useTranslation('shell');
  return PLACES.map(([name, to]) => (
    <li key={name}>
      <Link to={to}>{t(`legal.${name}`)}</Link>
    </li>
  ));
}
