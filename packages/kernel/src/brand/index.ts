export { colourFault, contrastsOf, isColour, type ColourFault } from './brand-colour';
export { brandTokens, GROUNDS, type BrandToken, type BrandTokens, type Mode } from './brand-tokens';
export { contrastOf, READABLE } from './contrast';
