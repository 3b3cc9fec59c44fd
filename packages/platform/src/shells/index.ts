// What a program needs that only reads a file of shells (`@kashikari/platform/shells`).
export { readShells } from './read-shells';
export { shellOrigin, type Shell } from './shell';
