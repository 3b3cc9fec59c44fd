import { fileUrl, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { GoodAnswer } from '../../../api/get-good';

interface Props {
  readonly image: GoodAnswer['images'][number];
  readonly alt: string;
}

/** A picture as large as the space permits. Its small version is shown until it has loaded. */
export function LargePicture({ image, alt }: Props) {
  const { t } = useTranslation('goods');
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const small = state === 'loaded' ? undefined : `url("${fileUrl(image.thumbnail_public_url)}")`;
  return (
    // A press on it leaves the focus inside the window, where arrows turn to other pictures.
    <figure className="pv-pic" tabIndex={-1} aria-busy={state === 'loading'}>
      <img
        src={fileUrl(image.public_url)}
        alt={alt}
        draggable={false}
        style={{ backgroundImage: small }}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
      {state === 'failed' && <figcaption role="alert">{t('preview.failed')}</figcaption>}
    </figure>
  );
}
