import { readFile } from 'node:fs/promises';
import { refused } from '@kashikari/kernel';
import { shellOf } from '../http/site-of';
import { thumbnailUrl } from '../looks/shell.mapper';
import { faceOf } from './face-of';
import { siteNameOf } from './site';
import type { RequestHandler } from 'express';

/** Home screens show about so much of a name below an icon, characters. */
const MAX_SHORT_NAME = 12;

/**
 * Serves `/app.webmanifest`, which a phone's home screen uses, with the name of the site at that host.
 * @param file of the build, which is served unchanged at the common shell
 */
export function manifest(file: string): RequestHandler {
  return (request, response, next) => {
    readFile(file, 'utf8').then(
      (text) => {
        const name = siteNameOf(request);
        const face = faceOf(request);
        const names = shellOf(request) && {
          name,
          short_name: face?.shortName ?? [...name].slice(0, MAX_SHORT_NAME).join(''),
          ...(face?.iconImageId && { icons: [{ src: thumbnailUrl(face.iconImageId), sizes: 'any' }] }),
          ...(face?.colour && { theme_color: face.colour }),
        };
        response
          .setHeader('Cache-Control', 'no-cache')
          .type('application/manifest+json')
          .send(JSON.stringify({ ...(JSON.parse(text) as object), ...names }));
      },
      () => next(refused('not_found')),
    );
  };
}
