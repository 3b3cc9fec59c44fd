import type { Image } from './image.schema';
import type { catalog } from '@kashikari/contracts';

export function toImage(image: catalog.Image): Image {
  return {
    id: image.id,
    public_url: image.publicUrl,
    thumbnail_public_url: image.thumbnailPublicUrl,
    width: image.width || null,
    height: image.height || null,
    alt: image.alt,
  };
}
