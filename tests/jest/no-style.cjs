// A style sheet or font imported by a component has no meaning in jsdom.
module.exports = {};
