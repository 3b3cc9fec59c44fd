// A style sheet, font or picture imported by a component has no meaning in jsdom.
module.exports = 'asset';
