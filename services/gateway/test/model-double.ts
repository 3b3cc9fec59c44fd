import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the model, as it arrived. */
export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Writes an answer to a request. */
export type ModelAnswer = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

const chunk = (content: string, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null, ...more }] })}\n\n`;

/** Streams a text in pieces of a few letters, ends by itself, and reports its tokens. */
export function says(text: string, tokens = 120): ModelAnswer {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (let at = 0; at < text.length; at += 7) response.write(chunk(text.slice(at, at + 7)));
    response.write(chunk('', { finish_reason: 'stop' }));
    response.write(`data: ${JSON.stringify({ choices: [], usage: { total_tokens: tokens } })}\n\n`);
    response.end('data: [DONE]\n\n');
  };
}

/** Ends in the middle of a line, as a model that has used up its tokens. */
export function isCutOff(text: string): ModelAnswer {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(chunk(text));
    response.end(`${chunk('', { finish_reason: 'length' })}data: [DONE]\n\n`);
  };
}

/** Sends a text at once and then nothing more. */
export function beginsAndHangs(text: string): ModelAnswer {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    if (text) response.write(chunk(text));
    else response.flushHeaders();
  };
}

/** Sends one letter at a time, for ever. */
export function drips(text: string, every: number): ModelAnswer {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    let at = 0;
    const timer = setInterval(() => response.write(chunk(text[at++ % text.length] ?? '')), every);
    response.once('close', () => clearInterval(timer));
  };
}

export const neverAnswers: ModelAnswer = () => undefined;

export const answersWith =
  (status: number, body = '', headers: Record<string, string> = {}): ModelAnswer =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

/** A language model behind an OpenAI-compatible interface over real HTTP, which answers as a test says. */
export class ModelDouble {
  answer: ModelAnswer = says('');
  readonly requests: ModelRequest[] = [];
  /** Requests that are open now. */
  open = 0;
  private readonly server = createServer((request, response) => void this.take(request, response));

  static async start(): Promise<ModelDouble> {
    const double = new ModelDouble();
    await new Promise<void>((resolve) => double.server.listen(0, '127.0.0.1', resolve));
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.open += 1;
    response.once('close', () => (this.open -= 1));
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const seen = {
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(pieces).toString(),
    };
    this.requests.push(seen);
    await this.answer(response, seen);
  }
}
