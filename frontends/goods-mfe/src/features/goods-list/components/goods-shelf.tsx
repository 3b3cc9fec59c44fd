import { Empty, type Good, GoodsCard, type Image, StateChip, useTranslation } from '@kashikari/web-kit';

interface Props {
  readonly goods: readonly Good[];
  readonly images: readonly Image[] | undefined;
}

/** Goods as cards on their shelves. */
export function GoodsShelf({ goods, images = [] }: Props) {
  const { t } = useTranslation('goods');
  const { t: kit } = useTranslation('kit');
  if (goods.length === 0) return <Empty title={t('list.empty')}>{t('list.emptyHow')}</Empty>;
  return (
    <div className="gcards">
      {goods.map((good) => (
        <GoodsCard
          key={good.id}
          id={good.id}
          to={`/goods/${good.id}`}
          title={good.title}
          place={good.location}
          imageUrl={images.find((image) => good.image_ids.includes(image.id))?.thumbnail_public_url}
          status={<StateChip state="free">{kit('state.free')}</StateChip>}
        />
      ))}
    </div>
  );
}
