/** The Node of the images (deploy/docker): what is tested on it is what ships. */
export const SHIPPED = '24.21.0';

/** The versions of Node that the product runs on, the oldest first; `npm run lab -- nodes` tries them all. */
export const NODES = ['20.19.6', '22.23.3', SHIPPED];
