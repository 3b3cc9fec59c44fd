import { Link, Picture, fileUrl, useBehind, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { GoodAnswer } from '../../../api/get-good';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly images: GoodAnswer['images'];
}

/** The large picture, which a press shows on the whole window, and the others below it to choose from. */
export function Pictures({ id, title, images }: Props) {
  const { t } = useTranslation('goods');
  const behind = useBehind();
  const [shown, setShown] = useState(0);
  const large = <Picture id={id} url={images[shown]?.public_url} size="card" />;
  return (
    <div>
      {images.length > 0 ? (
        <Link
          className="pic-large"
          to={`/preview/${id}?image=${shown}`}
          state={behind}
          aria-label={t('preview.open', { picture: t('detail.picture', { count: shown + 1, title }) })}
        >
          {large}
        </Link>
      ) : (
        large
      )}
      {images.length > 1 && (
        <div className="row wrap thumbs">
          {images.map((image, index) => (
            <button
              key={image.id}
              type="button"
              aria-pressed={index === shown}
              aria-label={t('detail.picture', { count: index + 1, title })}
              onClick={() => setShown(index)}
            >
              <img src={fileUrl(image.thumbnail_public_url)} alt="" width="56" height="56" loading="lazy" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
