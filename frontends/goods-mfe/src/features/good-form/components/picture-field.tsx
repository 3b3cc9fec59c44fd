import { PictureList, fileUrl, useTranslation } from '@kashikari/web-kit';

interface Props {
  readonly imageIds: readonly string[];
  /** Addresses of the pictures that the good has already, by id. */
  readonly known: ReadonlyMap<string, string>;
  /** Addresses of those that were sent here and belong to no good yet, by id. */
  readonly sentUrls: Urls;
  readonly onChange: (imageIds: readonly string[], sentUrls: Urls) => void;
}

type Urls = Readonly<Record<string, string>>;

/** The maximum number of pictures of one good. */
const MAX = 10;

/** Pictures of a good in their order; the first one is on the shelf. */
export function PictureField({ imageIds, known, sentUrls, onChange }: Props) {
  const { t } = useTranslation('goods');

  function change(ids: readonly string[], sent: Urls): void {
    const urls = Object.entries({ ...sentUrls, ...sent }).filter(([id]) => ids.includes(id));
    onChange(ids, Object.fromEntries(urls));
  }

  return (
    <div className="pslot">
      <PictureList
        label={t('form.pictures')}
        ids={imageIds}
        urlOf={(id) => fileUrl(known.get(id) ?? sentUrls[id] ?? '')}
        max={MAX}
        onChange={change}
      />
    </div>
  );
}
