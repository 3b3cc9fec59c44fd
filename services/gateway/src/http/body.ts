import express, { Router, type RequestHandler } from 'express';
import { DomainError } from '@kashikari/kernel';
import { malformed } from '../errors/validation';
import type { RouteContract } from './route';

/** 1 MiB (REST contract, "limits"). */
const LIMIT = 1024 * 1024;

/** 20 MiB (REST contract, "limits"). */
const FILE_LIMIT = 20 * 1024 * 1024;

/** Deeper than anything that a schema of ours asks for. */
const MAX_DEPTH = 20;

/** Names that reach an object's prototype when code copies fields carelessly. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads a JSON body. Whatever is wrong with it is a 4xx with a code, found before any schema sees it. */
export function jsonBody(): RequestHandler[] {
  return [onlyJson, express.json({ limit: LIMIT, type: isJson }), plainBody];
}

/** Reads a file, for the calls that take one; the others get JSON. */
export function fileBody(contracts: readonly RouteContract[]): RequestHandler {
  const router = Router({ caseSensitive: true });
  for (const { method, path, file } of contracts)
    if (file)
      router[method](path.replace(/\{(\w+)\}/g, ':$1'), express.raw({ limit: FILE_LIMIT, type: [...file] }));
  // Nearly everything is JSON or has no body: it need not be compared with the path of every call that takes a file.
  return (request, response, next) => {
    if (request.headers['content-type'] === undefined || isJson(request)) next();
    else router(request, response, next);
  };
}

const onlyJson: RequestHandler = (request, _response, next) => {
  if (Buffer.isBuffer(request.body)) return next();
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (hasBody && !isJson(request)) next(new DomainError({ kind: 'invalid', code: 'unsupported_media_type' }));
  else next();
};

function isJson(request: { headers: { 'content-type'?: string } }): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
}

/** Walks the body without recursion: its depth is the sender's choice. */
const plainBody: RequestHandler = (request, _response, next) => {
  if (Buffer.isBuffer(request.body)) return next();
  const open: { value: unknown; depth: number; path: string }[] = [
    { value: request.body, depth: 0, path: '' },
  ];
  for (let at = open.pop(); at; at = open.pop()) {
    const { value, depth, path } = at;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) return next(malformed(top(path), 'validation.nesting', { max: MAX_DEPTH }));
    for (const key of Object.keys(value)) {
      if (FORBIDDEN_KEYS.has(key)) return next(malformed(`${path}${key}`, 'validation.key'));
      open.push({ value: (value as Record<string, unknown>)[key], depth: depth + 1, path: `${path}${key}.` });
    }
  }
  next();
};

/** A path of twenty levels tells nobody anything: the field at its root does. */
function top(path: string): string {
  return path.split('.')[0] || 'body';
}
