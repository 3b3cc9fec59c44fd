import {
  type Good,
  Icon,
  IconChevronRight,
  ListRow,
  NotFound,
  PageHeader,
  Picture,
  QueryView,
  Skeleton,
  Tabs,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { useComments } from '../../../api/comments';
import { useGood } from '../../../api/get-good';
import { useReviews } from '../../../api/reviews';
import { useStood } from '../../../use-stood';
import '../voices.css';

interface Props {
  readonly title: string;
  children(good: Good): ReactNode;
}

/** Around the reviews and the comments of a good: the good itself, and a tab for each with its number. */
export function VoicesFrame({ title, children }: Props) {
  const { t } = useTranslation('goods');
  const { id = '' } = useParams();
  const found = useGood(id);
  const reviews = useReviews(id);
  const comments = useComments(id);
  // A number that came later would push the tabs aside.
  const stood = useStood(found.data !== undefined && !reviews.isLoading && !comments.isLoading);
  const place = `/goods/${id}`;
  return (
    <QueryView
      query={found}
      loading={<Skeleton shape="rows" />}
      notFound={<NotFound entity="good" id={id} />}
    >
      {({ good }) =>
        stood ? (
          <>
            <PageHeader title={title} back={{ to: place, label: good.title }} hidden />
            <div className="card list voice-good">
              <ListRow
                to={place}
                leading={<Picture id={good.id} url={good.thumbnail_url} />}
                title={good.title}
                trailing={<Icon of={IconChevronRight} size="s" />}
              >
                {good.location && <span className="meta">{good.location}</span>}
              </ListRow>
            </div>
            <Tabs
              label={t('voices.title')}
              tabs={[
                { to: `${place}/reviews`, label: t('voices.reviews'), count: totalOf(reviews.data) },
                { to: `${place}/comments`, label: t('voices.comments'), count: totalOf(comments.data) },
              ]}
            />
            {children(good)}
          </>
        ) : (
          <Skeleton shape="rows" />
        )
      }
    </QueryView>
  );
}

interface Pages {
  readonly pages: readonly { readonly meta: { readonly total: number } }[];
}

const totalOf = (data: Pages | undefined): number | undefined => data?.pages[0]?.meta.total;
