module.exports = require('../webpack.base.cjs')({ name: 'goods-mfe', remote: 'goods' });
