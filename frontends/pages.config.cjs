// Builds frontends/pages for Node, with which scripts/build/pages.mjs draws the pages that are readable without
// JavaScript. Pictures get the addresses that they have in the shell's own build.
const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { optimize } = require('webpack');
const { ALIASES, SWC } = require('./webpack.base.cjs');

const PAYMENTS = path.join(__dirname, 'payments-mfe');

/** @param {string} folder receives the bundle `pages.cjs` and the styles of the payments remote */
module.exports = (folder) => ({
  mode: 'production',
  target: 'node',
  context: __dirname,
  entry: { pages: './pages/src/render-page.tsx' },
  devtool: false,
  output: {
    path: folder,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    publicPath: '/',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: ALIASES },
  module: {
    rules: [
      { test: /[.]tsx?$/, exclude: /node_modules/, use: { loader: 'swc-loader', options: SWC } },
      {
        test: /[.]css$/,
        oneOf: [
          { include: PAYMENTS, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
          // The shell emits its styles in a separate build.
          { type: 'asset/source' },
        ],
      },
      { test: /[.](svg|png|woff2?)$/, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: 'pricing.[contenthash:10].css' }),
    new optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
  optimization: { minimize: false },
  performance: false,
  stats: 'errors-only',
});
