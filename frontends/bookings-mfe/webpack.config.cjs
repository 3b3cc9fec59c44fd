module.exports = require('../webpack.base.cjs')({ name: 'bookings-mfe', remote: 'bookings' });
