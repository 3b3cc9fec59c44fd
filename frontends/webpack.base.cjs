// One builder for the shell and the remotes (decision 12). Each folder's webpack.config.cjs says only what differs.
const { readFileSync } = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { transformSync } = require('@swc/core');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const root = path.resolve(__dirname, '..');
const source = (name) => path.join(root, 'packages', name, 'src/index.ts');
const KIT = '@kashikari/web-kit';

/** Constants of the product that the build itself needs. Their file is TypeScript and imports nothing. */
function constantsOf(area) {
  const text = readFileSync(path.join(root, `packages/kernel/src/constants/${area}.ts`), 'utf8');
  const { code } = transformSync(text, {
    ...{ swcrc: false, configFile: false },
    ...{ jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
  });
  const exported = {};
  vm.runInNewContext(code, { exports: exported });
  return exported;
}

/**
 * The version of the kit. Remotes declare the version with which they were built, and the shell accepts those that
 * match its own.
 */
const { version: VERSION_OF_KIT } = require('../packages/web-kit/package.json');

/** Libraries of which a page must hold one copy. They come through the kit, which exports only the names in use. */
const THROUGH_KIT = /^(react-router-dom|react-redux|@reduxjs\/toolkit|@tanstack\/react-query)$/;

/** The files that the page and home screens request at the root of the site. */
const SITE = /shell[\\/]src[\\/]site[\\/]/;

/** Texts of which a first visit loads a part. */
const TEXTS = /(shell|web-kit)[\\/]src[\\/]i18n[\\/][^\\/]+[.]json$/;

const modules = (file) => path.join(root, 'node_modules', file);

/**
 * Replacements for modules that packages would include twice, or in a development build. The plugin that provides the
 * federation runtime requires its CommonJS build beside the one for browsers (20 kB of gzip). The router names its
 * development build for everybody.
 */
const ONE_COPY = {
  '@module-federation/runtime-tools/runtime-core$': modules('@module-federation/runtime-core/dist/index.js'),
  'react-router$': modules('react-router/dist/production/index.mjs'),
};

const ALIASES = {
  ...ONE_COPY,
  [`${KIT}$`]: source('web-kit'),
  '@kashikari/kernel$': source('kernel'),
  '@kashikari/availability$': source('availability'),
  '@kashikari/pricing$': source('pricing'),
};

/** A cache group for React in one file: it is imported under five names, each of which would be a separate request. */
const REACT = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'all',
  enforce: true,
};

/** Shared singletons. Only the shell carries them (`import: false` elsewhere), so a remote is its screens alone. */
function shared(isShell) {
  const one = (version) => ({
    singleton: true,
    requiredVersion: false,
    ...(version && { version }),
    ...(isShell ? { eager: true } : { import: false }),
  });
  return {
    react: one(),
    'react/': one(),
    'react-dom': one(),
    'react-dom/': one(),
    [KIT]: one(VERSION_OF_KIT),
  };
}

/** `name` is the folder's (`shell`, `goods-mfe`); `remote` the name under which the shell knows it (`goods`). */
module.exports = function build({ name, remote, html }) {
  const isShell = remote === undefined;
  const folder = path.join(__dirname, name);
  return (_env, argv = {}) => {
    const production = argv.mode !== 'development';
    const hashed = production ? '[name].[contenthash:10]' : '[name]';
    return {
      name,
      mode: production ? 'production' : 'development',
      context: folder,
      entry: { [name]: './src/index.ts' },
      devtool: production ? false : 'cheap-module-source-map',
      output: {
        path: path.join(folder, 'dist'),
        filename: `${hashed}.js`,
        chunkFilename: `${hashed}.js`,
        assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
        // Remotes are asked for wherever their manifest was found.
        publicPath: 'auto',
        uniqueName: `kashikari-${name}`,
        chunkLoadTimeout: constantsOf('shell').CHUNK_TIMEOUT_MS,
        clean: true,
      },
      resolve: {
        extensions: ['.ts', '.tsx', '.mjs', '.js'],
        alias: ALIASES,
      },
      module: {
        rules: [
          { test: /[.]tsx?$/, exclude: /node_modules/, use: { loader: 'swc-loader', options: SWC } },
          // Packages without side effects: code that a screen does not use is removed.
          { test: /packages[\\/](kernel|availability|pricing)[\\/]src/, sideEffects: false },
          { test: TEXTS, resourceQuery: /first|rest/, use: require.resolve('./first-words.cjs') },
          {
            test: /[.]css$/,
            use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { importLoaders: 0 } }],
          },
          { test: /[.](svg|png|woff2?)$/, exclude: SITE, type: 'asset/resource' },
          // Known by their names, without a digest in them.
          {
            test: SITE,
            exclude: /[.]ts$/,
            type: 'asset/resource',
            generator: { filename: '[name][ext]', publicPath: '/' },
          },
        ],
      },
      plugins: [
        new DefinePlugin({ KIT_VERSION: JSON.stringify(VERSION_OF_KIT) }),
        new MiniCssExtractPlugin({
          filename: `${hashed}.css`,
          chunkFilename: `${hashed}.css`,
          ignoreOrder: true,
        }),
        new ModuleFederationPlugin({
          name: isShell ? 'shell' : remote,
          filename: 'remoteEntry.js',
          manifest: false,
          dts: false,
          remotes: {},
          ...(!isShell && { exposes: { './routes': './src/expose/routes.tsx' } }),
          shared: shared(isShell),
          experiments: {
            ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        ...(isShell
          ? [page(name, html), pageStyles(), serviceWorker(folder)]
          : [new NormalModuleReplacementPlugin(THROUGH_KIT, KIT), exposeInEntry(remote)]),
        routesManifest(folder, isShell),
      ],
      optimization: {
        minimizer: [
          new TerserPlugin({
            minify: TerserPlugin.swcMinify,
            extractComments: false,
            // A remote's entry must not rename its one global, by which the shell finds it, so its top level is not
            // mangled.
            terserOptions: { compress: { passes: 3, pure_getters: true }, mangle: true, module: isShell },
          }),
        ],
        moduleIds: 'deterministic',
        ...(isShell && { splitChunks: { cacheGroups: { react: REACT } } }),
      },
      performance: false,
      stats: 'errors-warnings',
    };
  };
};

/** The compilation of TypeScript for current browsers. */
const SWC = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
};

/** Extracts styles for the pages that are readable without JavaScript, which only the shell has. */
function pageStyles() {
  const { PageStyles } = require('./page-styles.cjs');
  return new PageStyles();
}

/** Emits the service worker, which only the shell has; a remote is built without knowing of it. */
function serviceWorker(folder) {
  const { ServiceWorker } = require('./service-worker.cjs');
  return new ServiceWorker(path.join(folder, 'src'));
}

/** Emits the list of addresses that have a screen, for the gateway. */
function routesManifest(folder, isShell) {
  const { RoutesManifest } = require('./routes-manifest.cjs');
  const files = isShell
    ? { routes: 'app/app.tsx', owners: 'app/ownership.ts' }
    : { routes: 'expose/routes.tsx' };
  return new RoutesManifest(path.join(folder, 'src'), files);
}

/** Exposes the routes of a remote; the shell exposes nothing. */
function exposeInEntry(remote) {
  const { ExposeInEntry } = require('./expose-in-entry.cjs');
  return new ExposeInEntry(remote);
}

/** The page itself: no inline script or style, so that the content security policy can forbid them. */
function page(name, template) {
  return new HtmlWebpackPlugin({
    template,
    excludeChunks: ['shell_federation'],
    publicPath: '/',
    chunks: [name],
    inject: 'head',
  });
}

module.exports.ALIASES = ALIASES;
module.exports.SWC = SWC;
