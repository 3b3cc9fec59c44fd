import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { refused, type Actor } from '@kashikari/kernel';
import { malformed } from '../errors/validation';
import { digestBody } from './idempotency';
import { contextOf } from './http-context';
import { hasMoreNodes } from './json-bytes';
import type { BytesUnderWay } from '../limits/bytes-under-way';
import type { RouteContract } from '../rest/route';

/** Largest JSON body of a signed-in user, whose lists are long; bytes (REST contract, "limits"). */
const LIMIT = 1024 * 1024;

/** Largest JSON body without a valid token, bytes. */
const VISITOR_LIMIT = 64 * 1024;

/** Largest JSON body of a sign-in, bytes. */
const SIGN_IN_LIMIT = 16 * 1024;

/** Objects, arrays and other values of a JSON body; parsing more of them holds up other requests. */
const MAX_NODES = 20_000;

/** 20 MiB (REST contract, "limits"). */
const FILE_LIMIT = 20 * 1024 * 1024;

/** Maximum depth; no schema of the contract is deeper. */
const MAX_DEPTH = 20;

/** Names that reach an object's prototype when code copies fields carelessly. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

type BodyContract = Pick<RouteContract, 'path' | 'file' | 'fileLimit' | 'jsonLimit' | 'rawLimit'>;

/**
 * Reads the body of a call whose sender is known: a file if the contract accepts one, JSON otherwise. Any fault is a
 * 4xx with a code, found before validation.
 * @param permit called before a file is read; files of callers without permission are not read
 */
export async function readBody(
  request: Request,
  response: Response,
  { path, file = [], fileLimit = FILE_LIMIT, jsonLimit = Infinity, rawLimit }: BodyContract,
  actor: Actor,
  underWay: BytesUnderWay,
  permit: () => Promise<unknown>,
): Promise<void> {
  if (!hasBody(request)) return;
  if (file.length > 0 && request.is([...file])) {
    await permit();
    response.once('close', underWay.enter(announcedBytes(request, fileLimit)));
    return run(fileReader(fileLimit), request, response);
  }
  if (!isJson(request) || hasOtherCharset(request)) throw refused('unsupported_media_type');
  if (rawLimit !== undefined) {
    response.once('close', underWay.enter(announcedBytes(request, rawLimit)));
    return run(fileReader(rawLimit), request, response);
  }
  const { body } = contextOf(request);
  if (body) {
    digestBody(request, body.bytes);
    request.body = body.value;
  } else await run(jsonReader(Math.min(jsonLimit, usualLimit(path, actor))), request, response);
  checkPlain(request.body);
}

const verify = (request: object, _response: unknown, bytes: Buffer) => digestBody(request, bytes);
const verifyJson = (request: object, _response: unknown, bytes: Buffer) => {
  if (!isUtf8(bytes)) throw malformed('body', 'validation.json');
  if (hasMoreNodes(bytes, MAX_NODES)) throw malformed('body', 'validation.too_many', { max: MAX_NODES });
  digestBody(request, bytes);
};
const jsonReader = (limit: number) => express.json({ limit, type: () => true, verify: verifyJson });
const fileReader = (limit: number) => express.raw({ limit, type: () => true, verify });

function run(reader: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void reader(request, response, (error: unknown) => (error ? reject(error as Error) : resolve()));
  });
}

/** Room for a file: what is packed, or comes without a length, may be as long as any. */
function announcedBytes({ headers }: Request, limit: number): number {
  const length = headers['content-encoding'] === undefined ? Number(headers['content-length']) : limit;
  return Math.min(Number.isNaN(length) ? limit : length, limit);
}

function usualLimit(path: string, { kind }: Actor): number {
  if (path === '/auth' || path.startsWith('/auth/')) return SIGN_IN_LIMIT;
  return kind === 'visitor' ? VISITOR_LIMIT : LIMIT;
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

function isJson(request: { headers: { 'content-type'?: string } }): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
}

/** JSON is UTF-8 (RFC 8259, section 8.1); body-parser alone accepts `utf-7` and `utf-16`, too. */
function hasOtherCharset({ headers }: Request): boolean {
  return /;\s*charset\s*=\s*(?!"?utf-8"?\s*(?:;|$))/i.test(headers['content-type'] ?? '');
}

/** Walks the body without recursion: its depth is the sender's choice. */
function checkPlain(body: unknown): void {
  const open: { value: unknown; depth: number; path: string }[] = [{ value: body, depth: 0, path: '' }];
  for (let at = open.pop(); at; at = open.pop()) {
    const { value, depth, path } = at;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) throw malformed(top(path), 'validation.nesting', { max: MAX_DEPTH });
    for (const key of Object.keys(value)) {
      if (FORBIDDEN_KEYS.has(key)) throw malformed(`${path}${key}`, 'validation.key');
      open.push({ value: (value as Record<string, unknown>)[key], depth: depth + 1, path: `${path}${key}.` });
    }
  }
}

/** Returns the root field of a path. A path of twenty levels would help nobody. */
function top(path: string): string {
  return path.split('.')[0] || 'body';
}
