/** Id of a resource that does not exist. */
export const NOBODY = '01900000-0000-7000-8000-000000000000';
