export * from './article';
export { articlesIn } from './articles';
export { findPassages } from './find-passages';
