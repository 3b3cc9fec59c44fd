// Entry point for programs that only read a file of shells (`@kashikari/platform/shells`).
export { readShells } from './read-shells';
export { shellOrigin, type Shell } from './shell';
