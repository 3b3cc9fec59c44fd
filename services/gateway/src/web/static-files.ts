import { extname } from 'node:path';
import express, { type RequestHandler, type Response } from 'express';

/** A name with a digest of the content in it: `main.0a1b2c3d4e.js`. */
const HASHED = /[.-][0-9a-f]{8,}\.(?:[a-z0-9]+)(?:\.map)?$/;

const YEAR = 365 * 24 * 60 * 60;

/**
 * Encodings in which a compressed file may exist beside the plain one, the smaller first, with the suffix of its name.
 */
const CODINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves a folder of built files. Files with a digest in their name never change and are cached for a year. Others
 * (pages, manifests, remoteEntry.js) are requested again each time, and answered 304 if unchanged. If the build has
 * stored a compressed form beside a file (scripts/build/compress.mjs), clients that accept it get that form. Each form
 * has a separate ETag.
 */
export function staticFiles(folder: string): RequestHandler {
  const plain = filesOf(folder);
  const compressed = Object.entries(CODINGS).map(([coding, ending]) => {
    const files = filesOf(folder, { coding, ending });
    return { coding, ending, files };
  });
  return (request, response, next) => {
    const { url } = request;
    const [path, ...query] = url.split('?');
    const isFile = !path!.endsWith('/');
    const wanted = isFile ? compressed.filter(({ coding }) => request.acceptsEncodings(coding)) : [];
    const answer = (): void => {
      const form = wanted.shift();
      request.url = form ? [`${path}${form.ending}`, ...query].join('?') : url;
      if (form) form.files(request, response, (error) => (error ? next(error) : answer()));
      else plain(request, response, next);
    };
    answer();
  };
}

function filesOf(
  folder: string,
  form?: { readonly coding: string; readonly ending: string },
): RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response: Response, file: string) => {
      const name = form ? file.slice(0, -form.ending.length) : file;
      if (form) response.setHeader('Content-Encoding', form.coding).type(extname(name));
      response.vary('Accept-Encoding');
      response.setHeader(
        'Cache-Control',
        HASHED.test(name) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      );
    },
  });
}
