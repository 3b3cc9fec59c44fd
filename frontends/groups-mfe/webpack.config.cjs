module.exports = require('../webpack.base.cjs')({ name: 'groups-mfe', remote: 'groups' });
