import {
  isAccount,
  Link,
  Note,
  Skeleton,
  answer,
  api,
  useQuery,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';

/** The time in milliseconds for which the invitations count as fresh. */
const FRESH = 60_000;

/** A note on Home about pending invitations to the user. The groups screen lists them. */
export function AskedNote() {
  const { t } = useTranslation('shell');
  const me = useUser();
  const asked = useQuery({
    queryKey: ['invites', 'to_me', 'count'],
    queryFn: () =>
      answer(api.GET('/invites', { params: { query: { to: 'me', state: 'pending', per_page: 1 } } })),
    staleTime: FRESH,
    enabled: isAccount(me),
  });
  if (asked.isLoading) return <Skeleton shape="rows" count={0} />;
  const count = asked.data?.meta.total ?? 0;
  if (count === 0) return null;
  return (
    <Note>
      <Link to="/invites">{t('home.asked', { count })}</Link>
    </Note>
  );
}
