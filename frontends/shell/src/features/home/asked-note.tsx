import { Link, Note, Skeleton, answer, api, useQuery, useTranslation, useUser } from '@kashikari/web-kit';

/** How long what invites one is not asked again, milliseconds. */
const FRESH = 60_000;

/** On Home, while somebody waits for one's answer. The screen of groups has the answers. */
export function AskedNote() {
  const { t } = useTranslation('shell');
  const me = useUser();
  const asked = useQuery({
    queryKey: ['invites', 'to_me', 'count'],
    queryFn: () =>
      answer(api.GET('/invites', { params: { query: { to: 'me', state: 'pending', per_page: 1 } } })),
    staleTime: FRESH,
    enabled: Boolean(me?.email),
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
