module.exports = require('../webpack.base.cjs')({ name: 'shell', html: './src/index.html' });
