// jsdom lacks what every current browser has: fetch, streams, text coding, structured clones. Node's own are used.
const { TestEnvironment } = require('jest-environment-jsdom');
const watched = require('./idle-watch.cjs');

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

/** Node's own reads an address ten times as fast as jsdom's, and every call is compared with forty of them. */
const pageUrl = () => class URL extends globalThis.URL {};

/** Node's own, which holds a process that has nothing else to do; a page's does not. */
class PageChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: {
            url: 'http://localhost:3000/',
            customExportConditions: [''],
            ...config.projectConfig.testEnvironmentOptions,
          },
        },
      },
      context,
    );
    for (const name of FROM_NODE) if (globalThis[name]) this.global[name] = globalThis[name];
    this.global.URL = pageUrl();
    this.global.URLSearchParams = URLSearchParams;
    this.global.BroadcastChannel = PageChannel;
  }
}

module.exports = watched(BrowserEnvironment);
