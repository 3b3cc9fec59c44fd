import express, { type RequestHandler } from 'express';
import type { ServerResponse } from 'node:http';

/** A name with a digest of the content in it: `main.0a1b2c3d4e.js`. */
const HASHED = /[.-][0-9a-f]{8,}\.(?:[a-z0-9]+)(?:\.map)?$/;

const YEAR = 365 * 24 * 60 * 60;

/**
 * A folder of built files. What has a digest in its name never changes and is kept for a year; what has none (pages,
 * manifests, remoteEntry.js) is asked for again each time, and answered 304 while it is the same.
 */
export function staticFiles(folder: string): RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response: ServerResponse, path: string) => {
      response.setHeader(
        'Cache-Control',
        HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      );
    },
  });
}
