module.exports = require('../webpack.base.cjs')({ name: 'payments-mfe', remote: 'payments' });
