import { shells } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { Shell } from './shell.schema';

export const toShell = answerOf(Shell, shells.Shell, {
  logo_url: ({ logoImageId }) => (logoImageId ? thumbnailUrl(logoImageId) : null),
  icon_url: ({ iconImageId }) => (iconImageId ? thumbnailUrl(iconImageId) : null),
  locale: ({ locale }) => (locale || null) as Shell['locale'],
  locales: ({ locales }) => locales as Shell['locales'],
});

/** Returns the address at which catalog serves a picture's thumbnail, below the product's origin. */
export const thumbnailUrl = (imageId: string): string => `/files/images/${imageId}/thumb.webp`;
